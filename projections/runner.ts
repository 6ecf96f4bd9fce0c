import type { Position } from "#domain/ports.ts";
import type { EventStore, EventSubscription, RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Change, ChangeFeed } from "./change-feed.ts";
import type { DocumentStore, StoredDocument } from "./document-store.ts";
import { collectionOf, type Projection } from "./projection.ts";

/** Keeps the read models up with the log. */
export interface Runner {
  /** Begins, and resolves when the read models hold everything the log held at the call. */
  start(): Promise<void>;
  /** Position the read models have reached. */
  position(): Position | null;
  /** True once they have reached a position, false where they have not within the time. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  /** The last failure while it lasts; null when all is well. */
  lastError(): Error | null;
  stop(): Promise<void>;
}

/**
 * Folds the log into documents: a batch of events at a time, each touched document read once, folded in memory and
 * written once, with the checkpoint in the same write. A projection that is behind the others takes only what it has
 * not seen.
 */
export const createRunner = ({
  store,
  documents,
  projections,
  feed,
  onError,
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly projections: readonly Projection[];
  readonly feed: ChangeFeed;
  readonly onError: (error: Error) => void;
}): Runner => {
  const checkpoints = new Map<string, Position | null>();
  const waiting = new Set<{ readonly position: Position; readonly reached: () => void }>();
  let reached: Position | null = null;
  let subscription: EventSubscription | null = null;
  let lastError: Error | null = null;

  const fold = async (
    projection: Projection,
    events: readonly ShopRecordedEvent[],
  ): Promise<readonly Change[]> => {
    const collection = collectionOf(projection);
    const checkpoint = checkpoints.get(collection) ?? null;
    const byKey = new Map<string, ShopRecordedEvent[]>();
    for (const event of events) {
      if (checkpoint !== null && event.position <= checkpoint) continue;
      const key = projection.key(event);
      if (key === null) continue;
      const group = byKey.get(key);
      if (group) group.push(event);
      else byKey.set(key, [event]);
    }
    const stored = await documents.getMany<object>(collection, [...byKey.keys()]);
    return [...byKey].flatMap(([id, group]) => {
      const folded = foldDocument(projection, stored.get(id), group);
      return folded ? [{ collection, id, ...folded }] : [];
    });
  };

  const consume = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const last = recorded.at(-1);
    if (!last) return;
    const events = recorded.map(decodeEvent).filter((event) => event !== null);
    const changes: Change[] = [];
    for (const projection of projections) changes.push(...(await fold(projection, events)));
    const collections = projections.map(collectionOf);
    const ahead = (collection: string) => (checkpoints.get(collection) ?? "") >= last.position;
    await documents.writeBatch({
      writes: changes,
      checkpoints: Object.fromEntries(
        collections.filter((each) => !ahead(each)).map((each) => [each, last.position]),
      ),
    });
    for (const each of collections) if (!ahead(each)) checkpoints.set(each, last.position);
    reached = last.position;
    lastError = null;
    feed.publish(changes.toSorted((a, b) => (a.position < b.position ? -1 : 1)));
    for (const waiter of waiting) {
      if (waiter.position <= last.position) waiter.reached();
    }
  };

  const waitFor = (position: Position, timeoutMs: number): Promise<boolean> => {
    if (reached !== null && reached >= position) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (inTime: boolean) => {
        clearTimeout(timer);
        waiting.delete(waiter);
        resolve(inTime);
      };
      const waiter = { position, reached: () => settle(true) };
      const timer = setTimeout(() => settle(false), timeoutMs);
      waiting.add(waiter);
    });
  };

  return {
    async start() {
      await documents.ensureCollections(
        projections.map((projection) => ({
          name: collectionOf(projection),
          indexes: [["$position"], ...projection.indexes],
        })),
      );
      for (const projection of projections) {
        const collection = collectionOf(projection);
        checkpoints.set(collection, await documents.checkpoint(collection));
      }
      const known = [...checkpoints.values()];
      reached = known.includes(null)
        ? null
        : (known.filter((each) => each !== null).sort()[0] ?? null);
      const head = await store.head();
      subscription = store.subscribe(reached, consume, (error) => {
        lastError = error;
        onError(error);
      });
      if (head !== null) await waitFor(head, 2 ** 31 - 1);
    },
    position: () => reached,
    waitFor,
    lastError: () => lastError,
    async stop() {
      await subscription?.stop();
    },
  };
};

/** A document after some events; null where none of them changed it. Events it already holds are passed over. */
export const foldDocument = <Document extends object>(
  projection: Projection<Document>,
  stored: StoredDocument<Document> | undefined,
  events: readonly ShopRecordedEvent[],
): { readonly document: Document; readonly position: Position } | null => {
  let document = stored?.document ?? null;
  let position: Position | null = null;
  for (const event of events) {
    if (stored && event.position <= stored.position) continue;
    const next = projection.evolve(document, event);
    if (next === null || next === document) continue;
    document = next;
    position = event.position;
  }
  return document && position !== null ? { document, position } : null;
};
