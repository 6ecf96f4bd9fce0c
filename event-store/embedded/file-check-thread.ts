import { parentPort, workerData } from "node:worker_threads";
import { yieldToServing } from "#event-store/background-thread.ts";
import type { FileCheck, FromFileCheck } from "./file-check.ts";
import { isDamaged } from "./disk-failure.ts";
import { openDatabase } from "./open-database.ts";
import { problemOf, type EventRow } from "./stored-row.ts";

/** Checks an SQLite file without changing it, at a lower priority than the serving threads. */
const { path, holdsEvents } = workerData as FileCheck;
if (!parentPort) throw new Error("The file check runs as a worker thread only");

const rowsAtOnce = 500;

const report = (message: FromFileCheck): void => parentPort?.postMessage(message);

const findingIn = (): string | null => {
  const database = openDatabase(path, { readonly: true, fileMustExist: true });
  report("loaded");
  try {
    const structure = String(database.pragma("quick_check(1)", { simple: true }));
    if (structure !== "ok") return `is damaged (${structure.replaceAll(/\s+/g, " ")})`;
    if (!holdsEvents) return null;
    const page = database.prepare<[number, number], EventRow>(
      "SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?",
    );
    for (let position = 0; ;) {
      const rows = page.all(position, rowsAtOnce);
      for (const row of rows) {
        const problem = problemOf(row);
        if (problem !== null) return problem;
        position = row.position;
      }
      if (rows.length < rowsAtOnce) return null;
    }
  } finally {
    database.close();
  }
};

yieldToServing();
try {
  report({ finding: findingIn() });
} catch (error) {
  // Other failures, such as a lack of memory, prove no damage of the file.
  report(
    isDamaged(error)
      ? { finding: `is damaged (${error.message})` }
      : { finding: null, failure: String(error) },
  );
}
