import { ConfigProblem } from "../settings/config.ts";

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
  "StorageRefused",
  "StoreUnavailable",
]);

const checkDirectory =
  "Check that DATA_DIR is a directory that this user may write to, and that its disk is not read-only, then start again.";

/** Remedies for file system errors, by error code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: checkDirectory,
  EPERM: checkDirectory,
  EROFS: checkDirectory,
  ENOTDIR: checkDirectory,
  EEXIST: checkDirectory,
  ENOSPC: "Free space on the disk, then start again.",
  EDQUOT: "Free space on the disk, then start again.",
};

/**
 * Describes an error for the terminal. Errors that the operator can fix get one line; all others
 * get the stack trace.
 */
export const errorText = (error: unknown): string => {
  if (error instanceof ConfigProblem) return `These settings cannot be used:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (explained.has(error.name)) return error.message;
  if ("code" in error && error.code === "EADDRINUSE") {
    return "Another program uses this port already. Stop it, or choose another port with PORT.";
  }
  const remedy = "code" in error ? remedies[String(error.code)] : undefined;
  if (remedy !== undefined) return `${error.message}. Nothing was changed. ${remedy}`;
  return error.stack ?? error.message;
};
