import type { Position } from "#domain/ports.ts";
import type { EventStore, EventSubscription, RecordedEvent } from "#event-store/event-store.ts";
import { checkpointAt, foreignCheckpoints } from "#event-store/checkpoint.ts";
import { pause } from "#event-store/pause.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { Change, ChangeFeed } from "./change-feed.ts";
import { LeaseLost, type DocumentStore, type StoredDocument } from "./document-store.ts";
import { changesIn } from "./fold.ts";
import { shareOf } from "./progress.ts";
import { createLinger } from "./linger.ts";
import type { ReadModelVersions } from "./read-model-versions.ts";
import { collectionOf, specsOf, type Projection } from "./projection.ts";
import type { KeyedMutex } from "#event-store/keyed-mutex.ts";
import { createWaiters } from "./waiters.ts";
import { writing, type LoggedBatch, type Writer } from "./writer.ts";

/** Keeps the read models up to date, or follows the process that does. */
export interface Runner {
  /** Starts, and resolves when the read models include everything that the log held at the call. */
  start(): Promise<void>;
  /** Position the read models have reached. */
  position(): Position | null;
  /** Position that each read model has reached, by name; null for none of the log. */
  positions(): ReadonlyMap<string, Position | null>;
  /** Share of the log at the start that the read models have reached, from 0 to 1. */
  progress(): number;
  /** True once they have reached a position; false if they have not within the timeout. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  /** The last failure while it persists; null otherwise. */
  lastError(): Error | null;
  stop(): Promise<void>;
}

/** Runs the work of a batch, and observes it, for metrics and traces. */
export type ObserveBatch = (
  events: readonly RecordedEvent[],
  work: () => Promise<void>,
) => Promise<void>;

/** Poll interval for the checkpoints of another process. */
const followMs = 20;

/** Interval between two progress reports of a start. */
const usualProgressEveryMs = 5000;

/**
 * Read models that do not advance for this long while events wait are a failure. A takeover by
 * another process needs less than ten seconds.
 */
const usualStillMs = 10_000;

/**
 * Reads the log once for all projections, in batches. If this process holds a projection's lease,
 * it reads each touched document once, folds the events in memory, and writes the documents and
 * then the checkpoint. For the other projections it waits until the holder's checkpoint has passed
 * the batch, and reads the changed documents. In both cases it publishes the changes to its own
 * subscribers. `position` never passes a checkpoint. Therefore a process that gets a lease during a
 * batch continues with that batch, without a gap.
 */
export const createRunner = ({
  store,
  documents,
  versions,
  projections,
  writer,
  mutex,
  feed,
  stillMs = usualStillMs,
  progressEveryMs = usualProgressEveryMs,
  onProgress = () => undefined,
  onForeign = () => undefined,
  observeBatch = (_events, work) => work(),
  onError,
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly versions: ReadModelVersions;
  readonly projections: readonly Projection[];
  readonly writer: Writer;
  /** Mutex shared with rebuilds and maintenance jobs. */
  readonly mutex: KeyedMutex;
  readonly feed: ChangeFeed;
  readonly stillMs?: number;
  readonly progressEveryMs?: number;
  /** Called at intervals with the progress of a start, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  /**
   * Called once at the start with the read models whose checkpoints the log does not hold. They are
   * rebuilt.
   */
  readonly onForeign?: (names: readonly string[]) => void;
  readonly observeBatch?: ObserveBatch;
  readonly onError: (error: Error) => void;
}): Runner => {
  /** Position up to which each projection's changes are published. */
  const publishedUpTo = new Map<Projection, Position | null>();
  const waiters = createWaiters();
  const stopping = new AbortController();
  const linger = createLinger(() => waiters.some(), stopping.signal);
  let reached: Position | null = null;
  /** Head of the log at the start. */
  let goal: Position | null = null;
  let progressReportedAt = performance.now();
  let subscription: EventSubscription | null = null;
  let lastError: Error | null = null;

  const fail = (error: Error) => {
    lastError = error;
    onError(error);
  };

  const reportProgress = () => {
    if (goal === null || (reached ?? "") >= goal) return;
    const now = performance.now();
    if (now - progressReportedAt < progressEveryMs) return;
    progressReportedAt = now;
    onProgress(shareOf(reached, goal));
  };

  const servingOf = (projection: Projection): string =>
    versions.of(collectionOf(projection)).serving;

  /** The changed documents of projections that another process has carried through a batch. */
  const follow = async (
    others: readonly Projection[],
    batchOf: (projection: Projection) => LoggedBatch,
  ): Promise<ReadonlyMap<Projection, readonly StoredDocument<object>[]>> => {
    const checkpoints = await documents.checkpoints(others.map(servingOf));
    const through = others.filter(
      (each) => (checkpoints.get(servingOf(each)) ?? "") >= batchOf(each).last,
    );
    const changed = new Map<Projection, readonly StoredDocument<object>[]>();
    for (const each of through) {
      changed.set(each, await changesIn(documents, each, servingOf(each), batchOf(each)));
    }
    return changed;
  };

  /**
   * The changes that can be published now. Projections that wait for another process are left out.
   */
  const advance = async (
    left: readonly Projection[],
    batchOf: (projection: Projection) => LoggedBatch,
  ): Promise<ReadonlyMap<Projection, readonly StoredDocument<object>[]>> => {
    try {
      const mine = await writer.ready(left, reached);
      const written = mine.length > 0 ? await writer.write(mine, batchOf) : new Map();
      const others = left.filter((each) => !mine.includes(each));
      return others.length > 0
        ? new Map([...written, ...(await follow(others, batchOf))])
        : written;
    } catch (error) {
      // Another process has taken over. The lease shows it within a second, and then this process
      // follows.
      if (error instanceof LeaseLost) return new Map();
      throw error;
    }
  };

  const consume = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const lastRecorded = recorded.at(-1);
    if (lastRecorded === undefined) return;
    const { position: last, lastEvent } = checkpointAt(lastRecorded);
    const events = recorded.map(decodeEvent).filter((event) => event !== null);
    const batchOf = (projection: Projection): LoggedBatch => ({
      events,
      after: publishedUpTo.get(projection) ?? null,
      last,
      lastEvent,
    });
    const changes: Change[] = [];
    let left = projections;
    let moved = performance.now();
    for (;;) {
      const done = await advance(left, batchOf);
      for (const [projection, documentsOf] of done) {
        const collection = collectionOf(projection);
        changes.push(...documentsOf.map((document) => ({ ...document, collection })));
        if ((publishedUpTo.get(projection) ?? "") < last) publishedUpTo.set(projection, last);
      }
      left = left.filter((each) => !done.has(each));
      if (left.length === 0) break;
      await pause(followMs, stopping.signal);
      if (stopping.signal.aborted) return;
      if (done.size > 0) moved = performance.now();
      if (lastError === null && performance.now() - moved > stillMs) fail(projectorMissing(left));
    }
    reached = last;
    lastError = null;
    reportProgress();
    feed.publish(changes.toSorted((a, b) => (a.position < b.position ? -1 : 1)));
    waiters.reached(last);
  };

  const consumeInTurn = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const begun = performance.now();
    await mutex(writing, () => observeBatch(recorded, () => consume(recorded)));
    await linger.after(recorded.length, performance.now() - begun);
  };

  const waitFor = (position: Position, timeoutMs: number): Promise<boolean> => {
    if (reached !== null && reached >= position) return Promise.resolve(true);
    const inTime = waiters.wait(position, timeoutMs);
    linger.hurry();
    return inTime;
  };

  /**
   * Drops the read models whose checkpoints the log does not hold, so that they are folded from its
   * beginning. If another process holds the lease, waits until that process has dropped them.
   */
  const dropForeign = async (): Promise<void> => {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      const names = new Set(await foreignCheckpoints(store, await documents.fullCheckpoints()));
      const collectionsOf = (projection: Projection): readonly string[] => {
        const { serving, building, kept } = versions.of(collectionOf(projection));
        return [serving, ...kept, ...(building === null ? [] : [building])];
      };
      const foreign = projections.filter((each) => collectionsOf(each).some((it) => names.has(it)));
      if (foreign.length === 0) return;
      if (isFirst) onForeign(foreign.map(({ name }) => name));
      for (const each of foreign) {
        if (documents.leases.token(collectionOf(each)) === null) continue;
        for (const collection of collectionsOf(each)) {
          for (const { name } of specsOf(each, collection)) await documents.drop(name);
        }
      }
      await pause(followMs, stopping.signal);
    }
  };

  return {
    async start() {
      await versions.open(projections.map(collectionOf));
      versions.watch();
      await documents.leases.request(projections.map(collectionOf));
      await dropForeign();
      const specs = projections.flatMap((projection) => {
        const { serving, building, kept } = versions.of(collectionOf(projection));
        return [serving, ...kept, ...(building === null ? [] : [building])].flatMap((collection) =>
          specsOf(projection, collection),
        );
      });
      const begun = await documents.checkpoints(specs.map(({ name }) => name));
      // A new collection gets its indexes after its first fold: until then each write would update
      // all of them.
      const fresh = specs.filter(({ name }) => !begun.has(name));
      await documents.ensureCollections(
        specs.map((spec) => (begun.has(spec.name) ? spec : { ...spec, indexes: [] })),
      );
      const checkpoints = await documents.checkpoints(projections.map(servingOf));
      for (const each of projections)
        publishedUpTo.set(each, checkpoints.get(servingOf(each)) ?? null);
      // Positions sort as text, after the empty text of a read model without a checkpoint.
      const [lowest = ""] = [...publishedUpTo.values()].map((each) => each ?? "").sort();
      reached = lowest === "" ? null : lowest;
      const head = await store.head();
      goal = head;
      progressReportedAt = performance.now();
      if (stopping.signal.aborted) return;
      subscription = store.subscribe(reached, consumeInTurn, fail);
      if (head !== null) await waitFor(head, 2 ** 31 - 1);
      if (fresh.length > 0) await mutex(writing, () => documents.ensureCollections(fresh));
    },
    position: () => reached,
    positions: () =>
      new Map(projections.map((each) => [each.name, publishedUpTo.get(each) ?? null])),
    progress: () => shareOf(reached, goal),
    waitFor,
    lastError: () => lastError,
    async stop() {
      // Stop the subscription first: an aborted batch must not be delivered again.
      const ended = subscription?.stop();
      stopping.abort();
      versions.stop();
      await ended;
    },
  };
};

const projectorMissing = (projections: readonly Projection[]): Error =>
  new Error(
    `No process updates these read models: ${projections.map(({ name }) => name).join(", ")}. ` +
      "Start a process with --role projector or all",
  );
