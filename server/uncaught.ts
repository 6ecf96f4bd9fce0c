import type { Log } from "./log.ts";

/**
 * Ends the process with 1 at an error that nobody has caught, and says in one line why: what is in
 * memory cannot be trusted any more, and what was answered is stored. A rejected promise that
 * nobody listens to counts as one.
 */
export const endAtUncaughtErrors = (log: Log): void => {
  const end = (error: unknown): void => {
    log.fatal({ err: error }, "Nobody caught this error; the shop ends");
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
};
