import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

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
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(logPath(dataDir));
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
  database.exec(schema);
  return database;
};

/** Opens the log for reading; the writer must have made it before. */
export const openLogForReading = (dataDir: string): Database.Database =>
  new Database(logPath(dataDir), { readonly: true, fileMustExist: true });
