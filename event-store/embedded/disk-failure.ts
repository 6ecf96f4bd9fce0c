import Database from "better-sqlite3";

/**
 * Whether SQLite failed because of the disk or because another process locks the file. Such a
 * failure may be temporary. A damaged or foreign file is not a disk failure.
 */
export const isDiskFailure = (error: unknown): error is Error =>
  error instanceof Database.SqliteError &&
  /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY)(_|$)/.test(error.code);

/** SQLite finds a wrong name in its stored schema only when a statement uses it. */
const wrongName = /^(unknown function|no such (function|column|collation sequence))/;

/**
 * Whether SQLite found that the file is damaged or not a database. All JSON in the files and all
 * statements come from this program, so malformed JSON and wrong names are damage too.
 */
export const isDamaged = (error: unknown): error is Error =>
  error instanceof Database.SqliteError &&
  (/^SQLITE_(CORRUPT|NOTADB)(_|$)/.test(error.code) ||
    error.message === "malformed JSON" ||
    wrongName.test(error.message));
