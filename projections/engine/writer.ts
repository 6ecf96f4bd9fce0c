import { setImmediate as nextTurn } from "node:timers/promises";
import type { Position } from "#domain/ports.ts";
import { checkpointAt } from "#event-store/checkpoint.ts";
import type { EventReference, EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import { LeaseLost, type DocumentStore, type StoredDocument } from "./document-store.ts";
import { foldEventBatch, type EventBatch } from "./fold.ts";
import type { ReadModelVersions, ReadModelVersionsRow } from "./read-model-versions.ts";
import { collectionOf, type Projection } from "./projection.ts";

/** A batch as the log delivered it, with the event that its checkpoint names. */
export interface LoggedBatch extends EventBatch {
  readonly lastEvent: EventReference;
}

/** A collection that this process writes under a lease, and its position. */
export interface Target {
  readonly projection: Projection;
  readonly collection: string;
  readonly token: number;
  readonly position: Position | null;
}

/** Mutex key of all work that writes documents: one at a time per process. */
export const writing = "read models";

/** Writes the read models whose leases this process holds. */
export interface Writer {
  /**
   * Selects the projections that this process holds and whose collections have all reached a
   * position.
   */
  ready(projections: readonly Projection[], reached: Position | null): Promise<Projection[]>;
  /**
   * Folds a batch into every collection of projections that are ready, and returns the changes in
   * the serving ones.
   */
  write(
    projections: readonly Projection[],
    batchOf: (projection: Projection) => LoggedBatch,
  ): Promise<ReadonlyMap<Projection, readonly StoredDocument<object>[]>>;
  /** Changes the row of a read model's versions, as its writer. Throws LeaseLost. */
  change(
    projection: Projection,
    next: (row: ReadModelVersionsRow) => ReadModelVersionsRow,
  ): Promise<ReadModelVersionsRow>;
  /** Prepares a collection to be written under the lease of this process. Throws LeaseLost. */
  claim(projection: Projection, collection: string): Promise<Target>;
  /**
   * Folds the log into one collection up to a position or to the log's end. It yields between small
   * steps, and resumes at the collection's checkpoint. Throws LeaseLost.
   */
  catchUp(
    target: Target,
    upTo: Position | null,
    onStep?: (target: Target) => Promise<void>,
  ): Promise<Target>;
  /** Writes a collection with every batch from now on. */
  add(target: Target): void;
  remove(projection: Projection, collection: string): void;
}

/** Batch size with which a background build delays other work by only a few milliseconds. */
const stepEvents = 100;

export const createWriter = ({
  store,
  documents,
  versions,
}: {
  readonly store: Pick<EventStore, "readAll">;
  readonly documents: DocumentStore;
  readonly versions: ReadModelVersions;
}): Writer => {
  const { leases } = documents;
  /** By model, then by collection. */
  const owned = new Map<string, Map<string, Target>>();

  const tokenOf = (projection: Projection): number => {
    const model = collectionOf(projection);
    const token = leases.token(model);
    if (token === null) throw new LeaseLost(`Another process writes ${model} now`);
    return token;
  };

  const claim: Writer["claim"] = async (projection, collection) => {
    const token = tokenOf(projection);
    const position = await documents.claim(collection, token);
    return { projection, collection, token, position };
  };

  const change: Writer["change"] = async (projection, next) => {
    const token = tokenOf(projection);
    const model = collectionOf(projection);
    const row = await versions.change(model, (before) => {
      if (before.token > token) throw new LeaseLost(`Another process writes ${model} now`);
      const after = next(before);
      return before.token === token ? after : { ...after, token };
    });
    if (row === null) throw new Error(`Not a read model: ${model}`);
    return row;
  };

  const step = async (target: Target, batch: LoggedBatch): Promise<Target> => {
    const { projection, collection, token } = target;
    if (tokenOf(projection) !== token)
      throw new LeaseLost(`${collection} was taken over meanwhile`);
    const { writes, counts } = await foldEventBatch(documents, projection, collection, batch);
    await documents.writeBatch({
      counts,
      writes: writes.map((write) => ({ ...write, collection })),
      checkpoints: { [collection]: batch.last },
      lastEvent: batch.lastEvent,
      fences: { [collection]: token },
    });
    return { ...target, position: batch.last };
  };

  const catchUp: Writer["catchUp"] = async (from, upTo, onStep = async () => undefined) => {
    let target = from;
    let events: ShopRecordedEvent[] = [];
    let last: RecordedEvent | null = null;
    let read = 0;
    const fold = async () => {
      if (last === null) return;
      const { position, lastEvent } = checkpointAt(last);
      target = await step(target, { events, after: target.position, last: position, lastEvent });
      events = [];
      last = null;
      await onStep(target);
      await nextTurn();
    };
    for await (const recorded of store.readAll(target.position)) {
      if (upTo !== null && recorded.position > upTo) break;
      const event = decodeEvent(recorded);
      if (event) events.push(event);
      last = recorded;
      read += 1;
      if (read % stepEvents === 0) await fold();
    }
    await fold();
    return target;
  };

  /**
   * After a crash one collection may be a batch behind another, and the next events of the log
   * would not close that gap.
   */
  const resume = async (projection: Projection, reached: Position | null): Promise<void> => {
    const { serving, kept } = await change(projection, (row) => row);
    const targets = new Map<string, Target>();
    for (const collection of [serving, ...kept]) {
      const target = await claim(projection, collection);
      const behind = reached !== null && (target.position ?? "") < reached;
      targets.set(collection, behind ? await catchUp(target, reached) : target);
    }
    owned.set(collectionOf(projection), targets);
  };

  return {
    async ready(projections, reached) {
      const ready: Projection[] = [];
      for (const projection of projections) {
        const model = collectionOf(projection);
        const token = leases.token(model);
        const [target] = owned.get(model)?.values() ?? [];
        if (target?.token !== token) owned.delete(model);
        if (token === null) continue;
        if (!owned.has(model)) await resume(projection, reached);
        ready.push(projection);
      }
      return ready;
    },

    async write(projections, batchOf) {
      const writes = [];
      const counts = [];
      const moved: Target[] = [];
      let lastEvent: EventReference | undefined;
      const changed = new Map<Projection, readonly StoredDocument<object>[]>();
      const slice = beginTimeSlice();
      for (const projection of projections) {
        const model = collectionOf(projection);
        const { serving } = versions.of(model);
        const batch = batchOf(projection);
        lastEvent = batch.lastEvent;
        for (const target of owned.get(model)?.values() ?? []) {
          const { collection, position } = target;
          const isServing = collection === serving;
          const after = isServing ? batch.after : position;
          const part = { ...batch, after };
          const folded = await foldEventBatch(documents, projection, collection, part, slice);
          if (isServing) changed.set(projection, folded.changes);
          writes.push(...folded.writes.map((write) => ({ ...write, collection })));
          counts.push(...folded.counts);
          if ((position ?? "") < batch.last) moved.push({ ...target, position: batch.last });
        }
      }
      // Storing begins its own slice.
      if (slice.isOver()) await slice.next();
      await documents.writeBatch({
        counts,
        writes,
        checkpoints: Object.fromEntries(
          moved.map(({ collection, position }) => [collection, position ?? ""]),
        ),
        ...(lastEvent && { lastEvent }),
        fences: Object.fromEntries(moved.map(({ collection, token }) => [collection, token])),
      });
      for (const target of moved) {
        owned.get(collectionOf(target.projection))?.set(target.collection, target);
      }
      return changed;
    },

    change,
    claim,
    catchUp,

    add(target) {
      owned.get(collectionOf(target.projection))?.set(target.collection, target);
    },

    remove(projection, collection) {
      owned.get(collectionOf(projection))?.delete(collection);
    },
  };
};
