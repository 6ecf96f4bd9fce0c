import type { Position } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import { countsOf } from "#projections/engine/counts.ts";
import type { DocumentStore, DocumentWrite } from "#projections/engine/document-store.ts";
import { foldEventBatch } from "#projections/engine/fold.ts";
import { collectionOf, type Projection } from "#projections/engine/projection.ts";

/** A read model being replayed from the log into a separate store. */
export interface ReplayedModel {
  readonly projection: Projection;
  /** The replayed position; null before the first event. */
  readonly reached: Position | null;
}

const batchEvents = 500;

/** Creates the collections for new replays. */
export const beginReplay = async (
  scratch: DocumentStore,
  projections: readonly Projection[],
): Promise<void> => {
  const names = projections.map(collectionOf);
  // Documents are looked up by ID only, so no indexes are needed.
  await scratch.ensureCollections(
    names.flatMap((name) => [name, countsOf(name)]).map((name) => ({ name, indexes: [] })),
  );
};

/**
 * Continues folding the log into read models, each up to its own position or the end of the log,
 * with the code that writes the serving ones. Returns the position reached by each. Throws the
 * reason of `stopping`.
 */
export const continueReplay = async (
  {
    store,
    scratch,
    stopping,
  }: {
    readonly store: Pick<EventStore, "readAll">;
    readonly scratch: DocumentStore;
    readonly stopping: AbortSignal;
  },
  targets: readonly (ReplayedModel & { readonly upTo: Position })[],
  onBatch: (events: number, position: Position) => void = () => undefined,
): Promise<readonly ReplayedModel[]> => {
  const from = targets.map(({ reached }) => reached ?? "").toSorted()[0] ?? "";
  const upTo =
    targets
      .map((target) => target.upTo)
      .toSorted()
      .at(-1) ?? "";
  let batch: ShopRecordedEvent[] = [];
  let read = 0;
  let last: Position | null = null;

  const fold = async (position: Position): Promise<void> => {
    const writes: DocumentWrite[] = [];
    const counts: DocumentWrite[] = [];
    for (const target of targets) {
      const collection = collectionOf(target.projection);
      const events = batch.filter((event) => event.position <= target.upTo);
      if (events.length === 0) continue;
      const folded = await foldEventBatch(scratch, target.projection, collection, {
        events,
        after: target.reached,
        last: position,
      });
      writes.push(...folded.writes.map((write) => ({ ...write, collection })));
      counts.push(...folded.counts);
    }
    await scratch.writeBatch({ counts, writes, checkpoints: {} });
    onBatch(read, position);
    batch = [];
    read = 0;
  };

  for await (const recorded of store.readAll(from === "" ? null : from)) {
    if (recorded.position > upTo) break;
    stopping.throwIfAborted();
    const event = decodeEvent(recorded);
    if (event) batch.push(event);
    read += 1;
    last = recorded.position;
    if (read === batchEvents) await fold(last);
  }
  if (last !== null) await fold(last);
  return targets.map(({ projection, reached, upTo: wanted }) => ({
    projection,
    reached: last === null ? reached : last < wanted ? last : wanted,
  }));
};
