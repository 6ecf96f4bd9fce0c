import type { Database } from "better-sqlite3";
import { createComparisonQuery } from "./comparison-query.ts";
import { createHistograms } from "./histogram.ts";
import type { IndexCalls } from "./protocol.ts";
import { createMomentQuery } from "./moment-query.ts";
import { createIndexReader } from "./index-reader.ts";
import { createReplayCalls } from "./replay-calls.ts";
import { createReportCalls } from "./report-calls.ts";
import { deleteIndex, openIndexFile } from "./schema.ts";
import { createIndexWriter } from "./index-writer.ts";

const callsOf = (database: Database) => {
  const reader = createIndexReader(database);
  return {
    ...reader,
    ...createIndexWriter(database),
    ...createReplayCalls(database, reader, createMomentQuery(database)),
    ...createReportCalls(database),
    histogram: createHistograms(database),
    compare: createComparisonQuery(database),
  };
};

/** Opens the index of a data directory in the current thread. */
export const openIndex = (dataDir: string): IndexCalls & { close(): void } => {
  let database = openIndexFile(dataDir);
  let calls = callsOf(database);
  return {
    page: (query) => calls.page(query),
    status: () => calls.status(),
    entry: (number) => calls.entry(number),
    numberAt: (position) => calls.numberAt(position),
    numberAtInstant: (instant) => calls.numberAtInstant(instant),
    numberIn: (stream, revision) => calls.numberIn(stream, revision),
    orderIds: (order) => calls.orderIds(order),
    products: (limit) => calls.products(limit),
    histogram: (query) => calls.histogram(query),
    compare: (query) => calls.compare(query),
    shopAt: (query) => calls.shopAt(query),
    frame: (query) => calls.frame(query),
    sums: (range) => calls.sums(range),
    stockMoves: (query) => calls.stockMoves(query),
    beginReport: (query) => calls.beginReport(query),
    continueReport: (id) => calls.continueReport(id),
    endReport: (id) => calls.endReport(id),
    add: (events) => calls.add(events),
    checkpoint: () => calls.checkpoint(),
    empty() {
      database.close();
      deleteIndex(dataDir);
      database = openIndexFile(dataDir);
      calls = callsOf(database);
      return null;
    },
    close: () => database.close(),
  };
};
