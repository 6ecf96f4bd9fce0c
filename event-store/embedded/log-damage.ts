import { StoreUnavailable } from "#domain/ports.ts";
import { isDamaged } from "./disk-failure.ts";

/**
 * The file of the event log is damaged or is not an event log. The message names the file and the
 * remedy.
 */
export class LogDamaged extends StoreUnavailable {
  override readonly name = "LogDamaged";
}

/** The error for a finding, for example "is damaged at event 7", in the log at `path`. */
export const logDamaged = (path: string, finding: string, cause?: unknown): LogDamaged =>
  new LogDamaged(
    `${path} ${finding}. Nothing was changed. Restore events.db and accounts.db from the same backup, ` +
      "then start the shop again; it rebuilds the read models.",
    { cause },
  );

/** Runs a read of the log. Throws LogDamaged if SQLite finds damage; other errors pass through. */
export const namingDamage = <Result>(path: string, read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    if (isDamaged(error)) throw logDamaged(path, `is damaged (${error.message})`, error);
    throw error;
  }
};
