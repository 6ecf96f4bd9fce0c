import { parentPort, workerData } from "node:worker_threads";
import type Database from "better-sqlite3";
import { yieldToServing } from "#event-store/background-thread.ts";
import { checksumOf } from "./checksum.ts";
import type { FileCheck, FromFileCheck } from "./file-check.ts";
import { isDamaged } from "./disk-failure.ts";
import { openDatabase } from "./open-database.ts";

/** Checks SQLite files without changing them, at a lower priority than the serving threads. */
const paths = workerData as readonly string[];
if (!parentPort) throw new Error("The file check runs as a worker thread only");

const rowsAtOnce = 500;

interface StoredRow {
  readonly row: number;
  readonly checksum: number | null;
  readonly [column: string]: string | number | null;
}

const report = (message: FromFileCheck): void => parentPort?.postMessage(message);

/** Tables whose rows store a checksum of their other columns. */
const checkedTables = (database: Database.Database): readonly string[] =>
  database
    .prepare<[], string>(
      "SELECT t.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c " +
        "WHERE t.type = 'table' AND c.name = 'checksum'",
    )
    .pluck()
    .all();

const findingIn = (database: Database.Database): string | null => {
  for (const table of checkedTables(database)) {
    const page = database.prepare<[number, number], StoredRow>(
      `SELECT rowid AS row, * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
    );
    for (let after = 0, isLast = false; !isLast;) {
      const rows = page.all(after, rowsAtOnce);
      for (const { row, checksum, ...columns } of rows) {
        // Rows of older releases have no checksum.
        if (checksum !== null && checksum !== checksumOf(Object.values(columns))) {
          return `is damaged at row ${row} of ${table} (its checksum does not match)`;
        }
        after = row;
      }
      isLast = rows.length < rowsAtOnce;
    }
  }
  const structure = String(database.pragma("integrity_check(1)", { simple: true }));
  return structure === "ok" ? null : `is damaged (${structure.replaceAll(/\s+/g, " ")})`;
};

const check = (path: string): FileCheck => {
  try {
    const database = openDatabase(path, { readonly: true, fileMustExist: true });
    report("loaded");
    try {
      return { path, finding: findingIn(database) };
    } finally {
      database.close();
    }
  } catch (error) {
    // Other failures, such as a lack of memory, prove no damage of the file.
    return isDamaged(error)
      ? { path, finding: `is damaged (${error.message})` }
      : { path, finding: null, failure: String(error) };
  }
};

yieldToServing();
for (const path of paths) report(check(path));
