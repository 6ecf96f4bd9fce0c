import type { Checkpoint } from "#event-store/event-store.ts";
import type { Histogram } from "../histogram.ts";
import type { Comparison } from "../shop-state/comparison.ts";
import type { CompareQuery } from "./comparison-query.ts";
import type { HistogramQuery } from "./histogram.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import type { IndexReader } from "./index-reader.ts";
import type { ReplayCalls } from "./replay-calls.ts";
import type { ReportCalls } from "./report-calls.ts";

/** The calls of the index, by name. The index thread runs each call without interruption. */
export interface IndexCalls extends IndexReader, ReplayCalls, ReportCalls {
  histogram(query: HistogramQuery): Histogram;
  compare(query: CompareQuery): Comparison;
  /** Adds events and returns the number of indexed events. */
  add(events: readonly IndexedEvent[]): number;
  checkpoint(): Checkpoint | null;
  /** Deletes all content before a rebuild. */
  empty(): null;
}

/** The thread's start parameters. */
export interface IndexStart {
  readonly dataDir: string;
}
