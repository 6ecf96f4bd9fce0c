import type { Checkpoint } from "#event-store/event-store.ts";
import type { Histogram } from "../histogram.ts";
import type { Comparison } from "../shop-state/comparison.ts";
import type { CompareQuery } from "./comparison-query.ts";
import type { HistogramQuery } from "./histogram.ts";
import type { IndexedEvent } from "./indexed-event.ts";
import type { IndexReader } from "./index-reader.ts";
import type { ReplayCalls } from "./replay-queries.ts";
import type { ReportCalls } from "./report-runs.ts";

/** What the index does, by name; the thread does each in one piece. */
export interface IndexCalls extends IndexReader, ReplayCalls, ReportCalls {
  histogram(query: HistogramQuery): Histogram;
  compare(query: CompareQuery): Comparison;
  /** Gives how many events the index holds then. */
  add(events: readonly IndexedEvent[]): number;
  checkpoint(): Checkpoint | null;
  /** Takes everything out, to begin anew. */
  empty(): null;
}

/** What the thread is started with. */
export interface IndexStart {
  readonly dataDir: string;
}
