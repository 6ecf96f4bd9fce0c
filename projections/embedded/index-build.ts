import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Database } from "better-sqlite3";
import type { TimeSlice } from "#event-store/time-slice.ts";
import type { CollectionSpec } from "#projections/engine/document-store.ts";
import type { IndexBuild } from "./index-build-thread.ts";
import { identifier, indexName, indexSql } from "./sql.ts";

/** Up to this number of documents an index is created within milliseconds. */
const fewDocuments = 2000;

/**
 * Creates the missing indexes of a collection. Over many documents that takes a quarter of a second
 * per hundred thousand, so a thread does it; writes wait until it has finished.
 */
export const buildIndexes = async (
  database: Database,
  collection: string,
  indexes: CollectionSpec["indexes"],
  slice: TimeSlice,
): Promise<void> => {
  const known = new Set(
    database
      .prepare<[string], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?",
      )
      .pluck()
      .all(collection),
  );
  const statements = indexes
    .filter((fields) => !known.has(indexName(collection, fields)))
    .map((fields) => indexSql(collection, fields));
  if (statements.length === 0) return;
  const isLarge = database
    .prepare(`SELECT 1 FROM ${identifier(collection)} LIMIT 1 OFFSET ${fewDocuments}`)
    .get();
  if (!isLarge) {
    for (const statement of statements) {
      database.exec(statement);
      if (slice.isOver()) await slice.next();
    }
    return;
  }
  const thread = new Worker(new URL("./index-build-thread.ts", import.meta.url), {
    workerData: { file: database.name, statements } satisfies IndexBuild,
  });
  await once(thread, "exit");
};
