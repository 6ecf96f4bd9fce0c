import { mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { claimLogFile, inspectLogFile } from "./log-file.ts";
import { openingFile } from "./file-unusable.ts";
import { namingDamage } from "./log-damage.ts";
import { addMissingColumn, openDatabase } from "./open-database.ts";

/** Path of the log in a data directory. */
export const logPath = (dataDir: string): string => join(dataDir, "events.db");

/**
 * Creates the log if it is missing. Data and metadata are JSON text. Indexes enforce the append
 * rules a second time.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream   TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    id       TEXT    NOT NULL,
    type     TEXT    NOT NULL,
    data     TEXT    NOT NULL,
    metadata TEXT    NOT NULL,
    checksum INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_stream_revision ON events (stream, revision);
  CREATE UNIQUE INDEX IF NOT EXISTS events_id ON events (id);
`;

/** SQLite's `user_version` of a log in which older releases left nothing in the clear. */
const sealedVersion = 1;

/** Whether `seal-older-events.ts` has come to the end of the log. */
export const isLogSealed = (database: Database.Database): boolean =>
  Number(database.pragma("user_version", { simple: true })) >= sealedVersion;

/** Marks a log in which nothing is left in the clear. */
export const markSealed = (database: Database.Database): void => {
  database.pragma(`user_version = ${sealedVersion}`);
};

/** Marks a copied log in which an older release may have left something in the clear. */
export const markUnsealed = (database: Database.Database): void => {
  database.pragma("user_version = 0");
};

const createTables = (database: Database.Database): void => {
  claimLogFile(database);
  database.exec(schema);
  const isEmpty = database.prepare("SELECT 1 FROM events LIMIT 1").get() === undefined;
  // Writing the same number again would change the file.
  if (isEmpty && !isLogSealed(database)) markSealed(database);
  // Older releases stored no checksums. Their events keep none.
  addMissingColumn(database, "events", "checksum INTEGER");
};

/**
 * Opens the log for writing, in WAL mode with a flush at every commit. The driver's SQLite build
 * falls back to a weaker setting on a reopened file. Therefore each connection sets it and reads it
 * back. Throws LogDamaged before it changes anything.
 */
export const openLogForWriting = (dataDir: string): Database.Database => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  inspectLogFile(logPath(dataDir));
  const path = logPath(dataDir);
  const open = () => {
    const database = openDurable(dataDir, { fileMustExist: false });
    try {
      createTables(database);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  };
  return openingFile(path, "", () => namingDamage(path, open));
};

/** With less free space, the next batch would fill the disk again. */
const leastFreeBytes = 1024 * 1024;

/**
 * Opens the log for writing after a failed commit. A failed flush leaves readable pages that are
 * not on the disk. Before a caller can see them, all readable pages are copied into the log's main
 * file and flushed. Throws if the disk does not accept that.
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
    // Probes the disk with the smallest possible commit: it writes the same number again.
    database.pragma(`user_version = ${String(database.pragma("user_version", { simple: true }))}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const openDurable = (dataDir: string, options: Database.Options): Database.Database => {
  const database = openDatabase(logPath(dataDir), options);
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
  } catch (error) {
    database.close();
    throw error;
  }
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

/**
 * Opens the log for reading. The writer must have created it before. Throws LogDamaged and
 * FileUnusable.
 */
export const openLogForReading = (dataDir: string): Database.Database => {
  const path = logPath(dataDir);
  return openingFile(path, "", () =>
    namingDamage(path, () => openDatabase(path, { readonly: true, fileMustExist: true })),
  );
};
