import type { Database } from "better-sqlite3";
import { createComparing } from "./comparing.ts";
import { createHistograms } from "./histogram.ts";
import type { IndexCalls } from "./protocol.ts";
import { createMoments } from "./moments.ts";
import { createIndexReader } from "./reading.ts";
import { createReplaying } from "./replaying.ts";
import { createReporting } from "./reporting.ts";
import { deleteIndex, openIndexFile } from "./schema.ts";
import { createIndexWriter } from "./writing.ts";

const callsOf = (database: Database) => {
  const reader = createIndexReader(database);
  return {
    ...reader,
    ...createIndexWriter(database),
    ...createReplaying(database, reader, createMoments(database)),
    ...createReporting(database),
    histogram: createHistograms(database),
    compare: createComparing(database),
  };
};

/** The index of a data directory, opened in this thread. */
export const openIndex = (dataDir: string): IndexCalls & { close(): void } => {
  let database = openIndexFile(dataDir);
  let calls = callsOf(database);
  return {
    page: (query) => calls.page(query),
    standing: () => calls.standing(),
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
