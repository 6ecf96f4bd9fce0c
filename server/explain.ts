import { ConfigProblem } from "./config.ts";

/** Errors whose message says what is wrong and what to do about it. */
const explained = new Set([
  "AccountsTooNew",
  "CommandProblem",
  "DirectoryInUse",
  "EventNotStorable",
  "EventStoreUnusable",
  "NotACopy",
  "AccountsDiffer",
  "RoleRefused",
  "StoreUnavailable",
]);

/** Mistakes of the person at the terminal are told in a line; everything else with all that is known. */
export const explain = (error: unknown): string => {
  if (error instanceof ConfigProblem) return `These settings cannot be used:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (explained.has(error.name)) return error.message;
  if ("code" in error && error.code === "EADDRINUSE") {
    return "Another program uses this port already. Stop it, or choose another with PORT.";
  }
  return error.stack ?? error.message;
};
