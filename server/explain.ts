import { ConfigProblem } from "./config.ts";

/** Errors whose message says what is wrong and what to do about it. */
const explained = new Set([
  "AccountsTooNew",
  "CommandProblem",
  "DirectoryInUse",
  "EnginesDoNotMatch",
  "EventNotStorable",
  "EventStoreUnusable",
  "FileUnusable",
  "LogDamaged",
  "NotACopy",
  "AccountsDiffer",
  "RoleRefused",
  "StoreUnavailable",
]);

const checkDirectory =
  "Check that DATA_DIR is a directory that this user may write to, and that its disk is not read-only, then start again.";

/** What to do about an error of the file system, by its code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: checkDirectory,
  EPERM: checkDirectory,
  EROFS: checkDirectory,
  ENOTDIR: checkDirectory,
  EEXIST: checkDirectory,
  ENOSPC: "Make room on the disk, then start again.",
  EDQUOT: "Make room on the disk, then start again.",
};

/**
 * Mistakes of the person at the terminal are told in a line; everything else with all that is
 * known.
 */
export const explain = (error: unknown): string => {
  if (error instanceof ConfigProblem) return `These settings cannot be used:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (explained.has(error.name)) return error.message;
  if ("code" in error && error.code === "EADDRINUSE") {
    return "Another program uses this port already. Stop it, or choose another with PORT.";
  }
  const remedy = "code" in error ? remedies[String(error.code)] : undefined;
  if (remedy !== undefined) return `${error.message}. Nothing was changed. ${remedy}`;
  return error.stack ?? error.message;
};
