import type { Log } from "../log/log.ts";

/**
 * Logs an uncaught error in one line and ends the process with code 1: memory can't be trusted any
 * more, and all answered changes are stored. An unhandled rejection counts as uncaught.
 */
export const exitOnUncaughtErrors = (log: Log): void => {
  const end = (error: unknown): void => {
    log.fatal(
      { err: error },
      "Uncaught error; the shop exits. Start it again, and report this error",
    );
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
};
