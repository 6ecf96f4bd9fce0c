import type { Position } from "#domain/ports.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import type { HistoryEntry, HistoryFilter, HistoryPage, IndexStatus } from "./entry.ts";
import type { FieldChange } from "./field-changes.ts";
import type { Histogram } from "./histogram.ts";
import type { ReplayFrame, EventRange } from "./log-index/replay-calls.ts";
import { boardAt, type BoardAt } from "./board-at.ts";
import { cartAt } from "./cart-at.ts";
import { productAt } from "./product-at.ts";
import { eventsAround, type Around } from "./around.ts";
import { orderSource, type OrderSource, type OrderValue } from "./order-source.ts";
import type { NamedProduct } from "./log-index/index-reader.ts";
import { createIndexFollower, type IndexFollower } from "./log-index/index-follower.ts";
import { createIndexClient } from "./log-index/index-client.ts";
import { exportEvents, type ExportedEvent, type ExportQuery } from "./export/export-events.ts";
import { visibleData } from "./masking.ts";
import { orderAt, type Moment, type OrderAt } from "./order-at.ts";
import { courseOf, stockCourse, type Course, type StockPoint } from "./replay/course.ts";
import { replay, type ReplayQuery } from "./replay/replay.ts";
import { createReportBuilder, type BuildReport } from "./report-builder.ts";
import type { Comparison } from "./shop-state/comparison.ts";
import type { ShopMoment } from "./shop-state/moment.ts";
import { createStreamStates } from "./stream-states.ts";
import { createTail, type TailUpdate } from "./tail.ts";
import {
  createVerificationQueue,
  type RunVerification,
  type Verify,
} from "./verification/verification-queue.ts";
import { createWhatIfQueue, type RunWhatIf, type WhatIf } from "./what-if/what-if-queue.ts";

/** One event with all its details. */
export interface InspectedEvent {
  readonly entry: HistoryEntry;
  /** The stored content, without what the reader may not see. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: RecordedEvent["metadata"] & { readonly eventId: string };
  /** Fields hidden from the reader. */
  readonly masked: readonly string[];
  /** Whether the person it concerns was erased. */
  readonly erased: boolean;
  /** Whether this version of the shop knows the event type. */
  readonly known: boolean;
  readonly changes: readonly FieldChange[];
  readonly unchanged: number;
  /** All events with the same correlation ID, oldest first, including this one. */
  readonly related: readonly HistoryEntry[];
  /** Numbers of the previous and the next event in its stream; null at its ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** Read-only access to the log for analysts. */
export interface History {
  /**
   * Starts following the log. Until the index is complete, answers cover the indexed part. If the
   * index is unavailable, this and every other call reject with StoreUnavailable.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The state of the index; `progress` is from 0 to 1. */
  indexStatus(): Promise<IndexStatus & { readonly progress: number }>;
  /**
   * Waits until the index holds everything that the log held at the call. Returns 1, or the
   * progress after `timeoutMs`.
   */
  caughtUp(timeoutMs: number): Promise<number>;
  /** Entries before a number, newest first; null starts at the end of the log. */
  page(filter: HistoryFilter, before: number | null, limit: number): Promise<HistoryPage>;
  /** Entries after a number, oldest first. */
  pageAfter(filter: HistoryFilter, after: number, limit: number): Promise<HistoryPage>;
  /** Event counts between two instants, in at most `buckets` intervals. */
  histogram(
    filter: HistoryFilter,
    range: { readonly from: number; readonly to: number; readonly buckets: number },
  ): Promise<Histogram>;
  /**
   * Numbers of some events of a stream, in the given order; null for events that are not indexed.
   */
  numbersIn(stream: string, revisions: readonly number[]): Promise<readonly (number | null)[]>;
  /** The number of indexed events up to a position. */
  numberUpTo(position: Position): Promise<number>;
  /** Events by stream and revision, in the given order, without those that are not indexed. */
  entriesOf(
    events: readonly { readonly stream: string; readonly revision: number }[],
  ): Promise<readonly HistoryEntry[]>;
  /** One entry; null if there is no event with this number. */
  entryAt(number: number): Promise<HistoryEntry | null>;
  products(): Promise<readonly NamedProduct[]>;
  /** One event; null if there is no event with this number. */
  event(number: number, seesPersonal: boolean): Promise<InspectedEvent | null>;
  /** A past order; null if the log has none with this number or ID. */
  order(wanted: string, moment: Moment): Promise<OrderAt | null>;
  /**
   * The number of the last event at a moment; 0 before the first event, null for a number that the
   * log does not have.
   */
  numberAt(moment: Moment): Promise<number | null>;
  /** The differences between two events, in either order. */
  compare(a: number, b: number): Promise<Comparison>;
  /**
   * The shop after an event of the log, or before the first event for 0. Includes only the named
   * products.
   */
  shopAt(number: number, products: readonly string[]): Promise<ShopMoment>;
  /** The order board after an event of the log, or before the first event for 0. */
  boardAt(number: number): Promise<BoardAt>;
  /** A product with its variants and their stock after an event; null before it was added. */
  productAt(id: string, number: number): Promise<ProductDocument | null>;
  /** The event that set a value of an order, by the order's ID; null if unknown. */
  orderSource(orderId: string, value: OrderValue): Promise<OrderSource | null>;
  /** A user's cart after an event of the log. */
  cartAt(userId: string, number: number): Promise<CartDocument>;
  /** The events of some streams around an event of the log; null if the streams have no events. */
  around(streams: readonly string[], number: number): Promise<Around | null>;
  /** An overview of a section of the log. */
  course(range: EventRange): Promise<Course>;
  stockCourse(product: string, range: EventRange): Promise<readonly StockPoint[]>;
  /** A report up to and including one event. */
  report: BuildReport;
  /** The shop's states from one event to another. */
  replay(query: ReplayQuery): AsyncIterableIterator<ReplayFrame>;
  /** Replays the log and compares read models with it. */
  verify: Verify;
  /** Simulates the shop from one event to another, with changes. Stores nothing. */
  whatIf: WhatIf;
  /** Every matching event with its content, oldest first, in batches. */
  export(query: ExportQuery): AsyncGenerator<readonly ExportedEvent[], undefined>;
  /**
   * Every matching entry after a position, then new ones as they are stored; null starts with new
   * ones.
   */
  follow(filter: HistoryFilter, after: Position | null): AsyncIterableIterator<TailUpdate>;
}

/** Maximum number of related events shown. */
const maxRelated = 100;
const maxProducts = 1000;
/** Maximum number of products in a comparison. */
const maxDifferences = 500;

/**
 * Opens the history of a log whose personal fields are decrypted. Its index is in the data
 * directory.
 */
export const openHistory = ({
  dataDir,
  store,
  verification,
  whatIf,
  onProgress,
  onForeign,
  onError,
}: {
  readonly dataDir: string;
  readonly store: Pick<EventStore, "subscribe" | "head" | "readStream">;
  readonly verification: RunVerification;
  readonly whatIf: RunWhatIf;
  readonly onProgress?: (progress: number) => void;
  /** Called if the index was built from another log; it is rebuilt. */
  readonly onForeign?: () => void;
  readonly onError: (error: Error) => void;
}): History => {
  const index = createIndexClient(dataDir, (reason) => {
    onError(new Error(`The index thread ended: ${reason}. It is restarted`));
    follower.restart();
  });
  const follower: IndexFollower = createIndexFollower({
    store,
    index,
    onProgress,
    onForeign,
    onError,
  });
  const effectOf = createStreamStates(store);
  const tail = createTail(index, follower.added);
  const ending = new AbortController();

  return {
    start: follower.start,
    async stop() {
      tail.end();
      ending.abort();
      await follower.stop();
      await index.close();
    },
    async indexStatus() {
      const [status, progress] = await Promise.all([index.status(), follower.progress()]);
      return { ...status, progress };
    },
    caughtUp: follower.caughtUp,
    page: (filter, number, limit) => index.page({ filter, direction: "older", number, limit }),
    pageAfter: (filter, number, limit) => index.page({ filter, direction: "newer", number, limit }),
    histogram: (filter, range) => index.histogram({ filter, ...range }),
    numbersIn: (stream, revisions) =>
      Promise.all(revisions.map((revision) => index.numberIn(stream, revision))),
    numberUpTo: index.numberAt,
    async entriesOf(events) {
      const entries = await Promise.all(
        events.map(async ({ stream, revision }) => {
          const number = await index.numberIn(stream, revision);
          return number === null ? null : index.entry(number);
        }),
      );
      return entries.filter((entry) => entry !== null);
    },
    entryAt: index.entry,
    products: () => index.products(maxProducts),
    async event(number, seesPersonal) {
      const entry = await index.entry(number);
      if (!entry) return null;
      const { stream, revision, correlationId } = entry;
      const [effect, { entries: related }, previous, next] = await Promise.all([
        effectOf(stream, revision, seesPersonal),
        index.page({
          filter: { correlationId },
          direction: "newer",
          number: null,
          limit: maxRelated,
        }),
        index.numberIn(stream, revision - 1),
        index.numberIn(stream, revision + 1),
      ]);
      if (!effect) return null;
      const { event, known, changes, unchanged } = effect;
      return {
        entry,
        ...visibleData(event.type, event.data, seesPersonal),
        metadata: { eventId: event.id, ...event.metadata },
        known,
        changes,
        unchanged,
        related,
        previous,
        next,
      };
    },
    async numberAt(moment) {
      if (moment !== null && "instant" in moment) return index.numberAtInstant(moment.instant);
      const { events } = await index.status();
      if (moment === null) return events;
      return moment.event >= 1 && moment.event <= events ? moment.event : null;
    },
    compare: (a, b) => index.compare({ a, b, products: maxDifferences }),
    order: (wanted, moment) => orderAt({ index, store }, wanted, moment),
    shopAt: (number, products) => index.shopAt({ number, products }),
    boardAt: (number) => boardAt({ index, store }, number),
    productAt: (id, number) => productAt({ index, store }, id, number),
    orderSource: (orderId, value) => orderSource({ index, store }, orderId, value),
    cartAt: (userId, number) => cartAt({ index, store }, userId, number),
    around: (streams, number) => eventsAround(index, streams, number),
    course: (range) => courseOf(index, range),
    stockCourse: (product, range) => stockCourse(index, product, range),
    report: createReportBuilder(index),
    replay: (query) => replay(index, query, { ending: ending.signal }),
    verify: createVerificationQueue(verification, ending.signal),
    whatIf: createWhatIfQueue(whatIf, ending.signal),
    export: (query) => exportEvents({ index, store }, query),
    follow: tail.follow,
  };
};
