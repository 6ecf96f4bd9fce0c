import type { Position } from "#domain/ports.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import type { HistoryEntry, HistoryFilter, HistoryPage, IndexStatus } from "./entry.ts";
import type { FieldChange } from "./field-changes.ts";
import type { Histogram } from "./histogram.ts";
import type { ReplayFrame, EventRange } from "./log-index/replay-queries.ts";
import { boardAt, type BoardAt } from "./board-at.ts";
import { cartAt } from "./cart-at.ts";
import { productAt } from "./product-at.ts";
import { eventsAround, type Around } from "./around.ts";
import { orderSource, type OrderSource, type OrderValue } from "./order-source.ts";
import { createIndexFollower, type IndexFollower } from "./log-index/index-follower.ts";
import { createIndexClient } from "./log-index/index-client.ts";
import { exportEvents, type ExportedEvent, type ExportQuery } from "./export/export-events.ts";
import { visibleData } from "./masking.ts";
import { orderAt, type Moment, type OrderAt } from "./order-at.ts";
import { courseOf, stockCourse, type Course, type StockPoint } from "./replay/course.ts";
import { replay, type ReplayQuery } from "./replay/replay.ts";
import { createReportBuilder, type BuildReport } from "./reports/report-builder.ts";
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

/** One event with everything that is known of it. */
export interface InspectedEvent {
  readonly entry: HistoryEntry;
  /** As it is stored, but for what the reader may not see. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: RecordedEvent["metadata"] & { readonly eventId: string };
  /** Fields hidden from the reader. */
  readonly masked: readonly string[];
  /** Whether the person it tells of is erased. */
  readonly erased: boolean;
  /** Whether this version of the shop knows what it means. */
  readonly known: boolean;
  readonly changes: readonly FieldChange[];
  readonly unchanged: number;
  /** Everything of the same conversation, oldest first, this event among it. */
  readonly related: readonly HistoryEntry[];
  /** Numbers of the event before and after it in its stream; null at its ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** The log for people to look into. Nothing here writes to it. */
export interface History {
  /**
   * Begins to follow the log; until the index is whole, answers tell what it holds so far. Rejects
   * with StoreUnavailable where there can be no index, and then every answer does.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** `progress` is from 0 to 1. */
  indexStatus(): Promise<IndexStatus & { readonly progress: number }>;
  /**
   * Waits until the index holds all that the log held at the call. Returns 1 then, and its progress
   * where that takes longer than `longestMs`.
   */
  caughtUp(longestMs: number): Promise<number>;
  /** Entries before a number, newest first; the newest of all for null. */
  page(filter: HistoryFilter, before: number | null, limit: number): Promise<HistoryPage>;
  /** Entries after a number, oldest first. */
  pageAfter(filter: HistoryFilter, after: number, limit: number): Promise<HistoryPage>;
  /** Counts of events between two instants in at most so many pieces. */
  histogram(
    filter: HistoryFilter,
    range: { readonly from: number; readonly to: number; readonly buckets: number },
  ): Promise<Histogram>;
  /**
   * Numbers of some events of a stream, in their order; null for those that the index does not
   * hold.
   */
  numbersIn(stream: string, revisions: readonly number[]): Promise<readonly (number | null)[]>;
  /** How many events the index holds up to a position. */
  numberUpTo(position: Position): Promise<number>;
  /**
   * Some events of the log by their streams and revisions, in their order; those that the index
   * does not hold are left out.
   */
  entriesOf(
    events: readonly { readonly stream: string; readonly revision: number }[],
  ): Promise<readonly HistoryEntry[]>;
  /** One entry; null where the log has none of that number. */
  entryAt(number: number): Promise<HistoryEntry | null>;
  products(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** One event; null where the log has none of that number. */
  event(number: number, seesPersonal: boolean): Promise<InspectedEvent | null>;
  /** An order as it was; null where the log has none of that number or id. */
  order(wanted: string, moment: Moment): Promise<OrderAt | null>;
  /**
   * The number of the last event at a moment; 0 where nothing had happened yet, null for a number
   * the log does not have.
   */
  numberAt(moment: Moment): Promise<number | null>;
  /** What is different between two events; either may be the later one. */
  compare(a: number, b: number): Promise<Comparison>;
  /**
   * The shop after an event that the log has, or before the first for 0; of products, those that
   * are named.
   */
  shopAt(number: number, products: readonly string[]): Promise<ShopMoment>;
  /** The order board after an event that the log has, or before the first for 0. */
  boardAt(number: number): Promise<BoardAt>;
  /** A product after an event that the log has, with its stock; null before it was added. */
  productAt(id: string, number: number): Promise<ProductDocument | null>;
  /** The event that set a value of an order, by the order's id; null where nobody can say. */
  orderSource(orderId: string, value: OrderValue): Promise<OrderSource | null>;
  /** Somebody's cart after an event that the log has. */
  cartAt(userId: string, number: number): Promise<CartDocument>;
  /**
   * What happened in some streams around an event that the log has; null where nothing ever
   * happened in them.
   */
  around(streams: readonly string[], number: number): Promise<Around | null>;
  /** A stretch of the log from far away. */
  course(range: EventRange): Promise<Course>;
  stockCourse(product: string, range: EventRange): Promise<readonly StockPoint[]>;
  /** A report up to an event that the log has. */
  report: BuildReport;
  /** The shop as it moves on from one event to another. */
  replay(query: ReplayQuery): AsyncIterableIterator<ReplayFrame>;
  /** Replays the log and compares read models with it. */
  verify: Verify;
  /**
   * Lets the shop go on from one event to another with changes, beside what happened. Nothing is
   * written.
   */
  whatIf: WhatIf;
  /** Every matching event with its content, oldest first, some at a time. */
  export(query: ExportQuery): AsyncGenerator<readonly ExportedEvent[], undefined>;
  /** Every matching entry after a position, then each as it is stored; from now on for null. */
  follow(filter: HistoryFilter, after: Position | null): AsyncIterableIterator<TailUpdate>;
}

/** Events of one conversation that are shown at most. */
const mostRelated = 100;
const mostProducts = 1000;
/** Products that are told of in a comparison at most. */
const mostDifferent = 500;

/**
 * Opens the history of a log whose personal fields are open, with its index in the data directory.
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
  /** Called where the index was built from another log; it is rebuilt. */
  readonly onForeign?: () => void;
  readonly onError: (error: Error) => void;
}): History => {
  const index = createIndexClient(dataDir, (reason) => {
    onError(new Error(`The thread of the index has ended: ${reason}. Another one starts`));
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
    products: () => index.products(mostProducts),
    async event(number, seesPersonal) {
      const entry = await index.entry(number);
      if (!entry) return null;
      const { stream, revision, correlationId } = entry;
      const [effect, { entries: related }, previous, next] = await Promise.all([
        effectOf(stream, revision),
        index.page({
          filter: { correlationId },
          direction: "newer",
          number: null,
          limit: mostRelated,
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
    compare: (a, b) => index.compare({ a, b, products: mostDifferent }),
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
