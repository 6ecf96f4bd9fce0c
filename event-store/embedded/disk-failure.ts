import Database from "better-sqlite3";

/**
 * Whether SQLite could not do its work because of the disk, or of another process that holds the file: what may pass
 * by itself. A file that is damaged or is none of ours is not among it.
 */
export const isDiskFailure = (error: unknown): error is Error =>
  error instanceof Database.SqliteError &&
  /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY)(_|$)/.test(error.code);

/** Whether SQLite found that the file is damaged or is not a database. */
export const isDamaged = (error: unknown): error is Error =>
  error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)(_|$)/.test(error.code);
