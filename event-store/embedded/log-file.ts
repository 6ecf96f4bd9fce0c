import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { logDamaged, namingDamage } from "./log-damage.ts";

/** SQLite's `application_id` of an event log: "NIVA" in ASCII. */
export const logApplicationId = 0x4e_49_56_41;

const headerBytes = 100;

/** Offsets in SQLite's file header (https://www.sqlite.org/fileformat2.html, section 1.3). */
const offsets = { pageSize: 16, changes: 24, pages: 28, applicationId: 68, pagesAsOf: 92 } as const;

const readHeader = (path: string): Buffer => {
  const header = Buffer.alloc(headerBytes);
  const file = openSync(path, "r");
  try {
    readSync(file, header, 0, headerBytes, 0);
  } finally {
    closeSync(file);
  }
  return header;
};

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/**
 * Checks the log's file before SQLite opens it, because opening may change it. A missing or empty
 * file is a new log. Throws LogDamaged if the file is not an SQLite database, belongs to another
 * program, or is shorter than its header claims.
 */
export const inspectLogFile = (path: string): void => {
  const size = sizeOf(path);
  if (size === 0) return;
  const header = readHeader(path);
  if (header.toString("latin1", 0, 16) !== "SQLite format 3\0") {
    throw logDamaged(path, "is damaged or not a database (its header is not SQLite's)");
  }
  const applicationId = header.readUInt32BE(offsets.applicationId);
  if (applicationId !== 0 && applicationId !== logApplicationId) {
    throw logDamaged(path, "is a database of another program");
  }
  const stated = header.readUInt16BE(offsets.pageSize);
  const pageSize = stated === 1 ? 65_536 : stated;
  // SQLite trusts the page count only if both counters agree. A WAL may hold pages that the file
  // lacks.
  const pagesAreKnown =
    header.readUInt32BE(offsets.changes) === header.readUInt32BE(offsets.pagesAsOf);
  const pages = header.readUInt32BE(offsets.pages);
  const isCutOff = size % pageSize !== 0 || (pagesAreKnown && pages * pageSize > size);
  if (isCutOff && sizeOf(`${path}-wal`) === 0) {
    throw logDamaged(
      path,
      `is damaged: it has ${size} bytes instead of ${pages * pageSize}, so its end is missing`,
    );
  }
  if (applicationId === 0) requireLogTables(path);
};

/**
 * A log of an older release has no application id, but it has the table `events`. Throws LogDamaged
 * if the file has only other tables.
 */
const requireLogTables = (path: string): void => {
  const database = new Database(path, { readonly: true });
  try {
    const tables = namingDamage(path, () =>
      database
        .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .pluck()
        .all(),
    );
    if (tables.length > 0 && !tables.includes("events")) {
      throw logDamaged(path, "is a database of another program");
    }
  } finally {
    database.close();
  }
};

/** Marks an open database as an event log. */
export const claimLogFile = (database: Database.Database): void => {
  if (database.pragma("application_id", { simple: true }) === logApplicationId) return;
  database.pragma(`application_id = ${logApplicationId}`);
};
