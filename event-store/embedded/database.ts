import { mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { openDatabase } from "./open-database.ts";

/** Path of the log in a data directory. */
export const logPath = (dataDir: string): string => join(dataDir, "events.db");

/** Makes the log where there is none. Data and metadata are JSON text; every rule is kept by an index as well. */
const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream   TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    id       TEXT    NOT NULL,
    type     TEXT    NOT NULL,
    data     TEXT    NOT NULL,
    metadata TEXT    NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_stream_revision ON events (stream, revision);
  CREATE UNIQUE INDEX IF NOT EXISTS events_id ON events (id);
`;

/**
 * Opens the log for writing: WAL, and a flush with every commit. The driver compiles SQLite to fall back to a weaker
 * setting on a reopened file, so it is set on each connection and read back.
 */
export const openLogForWriting = (dataDir: string): Database.Database => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = openDurable(dataDir, { fileMustExist: false });
  database.exec(schema);
  return database;
};

/** Less than this would be full again with the next batch. */
const leastFreeBytes = 1024 * 1024;

/**
 * Opens the log for writing after a commit has failed. A failed flush leaves pages that can be read and are nowhere
 * else: everything that can be read is copied into the file of the log and flushed before anybody is told of it. Throws
 * while the disk does not take that.
 */
export const reopenLogForWriting = (dataDir: string): Database.Database => {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < leastFreeBytes) {
    throw new Database.SqliteError("The disk is full", "SQLITE_FULL");
  }
  const database = openDurable(dataDir, { fileMustExist: true });
  try {
    const [copied] = database.pragma("wal_checkpoint(TRUNCATE)") as [{ readonly busy: number }];
    if (copied.busy !== 0) {
      throw new Database.SqliteError("The log is in use elsewhere", "SQLITE_BUSY");
    }
    // The smallest commit there is: the same number again.
    database.pragma(`user_version = ${String(database.pragma("user_version", { simple: true }))}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const openDurable = (dataDir: string, options: Database.Options): Database.Database => {
  const database = openDatabase(logPath(dataDir), options);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  const journalMode: unknown = database.pragma("journal_mode", { simple: true });
  const synchronous: unknown = database.pragma("synchronous", { simple: true });
  if (journalMode !== "wal" || synchronous !== 2) {
    database.close();
    throw new Error(
      `The event log cannot be made durable here: journal_mode is ${String(journalMode)} and synchronous is ` +
        `${String(synchronous)} instead of wal and 2. Put DATA_DIR on a local disk.`,
    );
  }
  return database;
};

/** Opens the log for reading; the writer must have made it before. */
export const openLogForReading = (dataDir: string): Database.Database =>
  openDatabase(logPath(dataDir), { readonly: true, fileMustExist: true });
