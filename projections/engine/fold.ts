import type { Position } from "#domain/ports.ts";
import { beginTimeSlice, type TimeSlice } from "#event-store/time-slice.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import {
  countsOf,
  foldCounts,
  movesIn,
  type CountChange,
  type CountDocument,
  type Moves,
} from "./counts.ts";
import type { DocumentReader, DocumentWrite, StoredDocument } from "./document-store.ts";
import type { Projection } from "./projection.ts";

/**
 * Folds events into a document. Null if no event changed it. Events that the document already
 * includes are skipped.
 */
export const foldDocument = <Document extends object>(
  projection: Projection<Document>,
  stored: StoredDocument<Document> | undefined,
  events: readonly ShopRecordedEvent[],
  onChange?: (before: Document | null, after: Document, position: Position) => void,
): { readonly document: Document; readonly position: Position } | null => {
  let document = stored?.document ?? null;
  let position: Position | null = null;
  for (const event of events) {
    if (stored && event.position <= stored.position) continue;
    const next = projection.evolve(document, event);
    if (next === null || next === document) continue;
    onChange?.(document, next, event.position);
    document = next;
    position = event.position;
  }
  return document && position !== null ? { document, position } : null;
};

/** Events of a log, and the position of their reader. */
export interface EventBatch {
  readonly events: readonly ShopRecordedEvent[];
  /** Events up to this position are skipped; null for none. */
  readonly after: Position | null;
  /** Position of the last event, which may be of a type this version does not know. */
  readonly last: Position;
}

/** The events of a batch, grouped by document id. */
const byDocument = (
  projection: Projection,
  { events, after }: EventBatch,
): ReadonlyMap<string, readonly ShopRecordedEvent[]> => {
  const groups = new Map<string, ShopRecordedEvent[]>();
  for (const event of events) {
    if (after !== null && event.position <= after) continue;
    const key = projection.key(event);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return groups;
};

/** Result of folding a batch into a collection. */
export interface Folded {
  /** Documents to store. */
  readonly writes: readonly StoredDocument<object>[];
  /** Counts to store before them. */
  readonly counts: readonly DocumentWrite[];
  /**
   * All documents that changed in this batch, including those that a crashed writer has stored but
   * not published.
   */
  readonly changes: readonly StoredDocument<object>[];
}

const movesOfProjections = new WeakMap<Projection, Moves>();

/**
 * The group changes of a projection; null if it counts nothing. Cached, because it remembers ids.
 */
const movesOf = (projection: Projection): Moves | null => {
  const { counted, summed } = projection;
  if (counted === undefined) return null;
  const known = movesOfProjections.get(projection) ?? movesIn(counted, summed);
  movesOfProjections.set(projection, known);
  return known;
};

/**
 * Folds a batch into the documents it touches; each is read once. Folds of one batch share a time
 * slice.
 */
export const foldEventBatch = async (
  documents: DocumentReader,
  projection: Projection,
  collection: string,
  batch: EventBatch,
  slice: TimeSlice = beginTimeSlice(),
): Promise<Folded> => {
  if (slice.isOver()) await slice.next();
  const groups = byDocument(projection, batch);
  const stored = await documents.getMany<object>(collection, [...groups.keys()]);
  const writes: StoredDocument<object>[] = [];
  const changes: StoredDocument<object>[] = [];
  const countChanges: CountChange[] = [];
  const moves = movesOf(projection);
  const onChange = moves
    ? (before: object | null, after: object, position: Position) => {
        countChanges.push(...moves(before, after, position));
      }
    : undefined;
  for (const [id, events] of groups) {
    if (slice.isOver()) await slice.next();
    const before = stored.get(id);
    const folded = foldDocument(projection, before, events, onChange);
    if (folded) writes.push({ id, ...folded });
    const now = folded ? { id, ...folded } : before;
    if (now && isWithin(now.position, batch)) changes.push(now);
  }
  const countCollection = countsOf(collection);
  const known =
    countChanges.length === 0
      ? new Map<string, StoredDocument<CountDocument>>()
      : await documents.getMany<CountDocument>(
          countCollection,
          countChanges.map(({ id }) => id),
        );
  const counts = foldCounts(known, countChanges).map((count) => ({
    ...count,
    collection: countCollection,
  }));
  return { writes, changes, counts };
};

/** The documents that another process has stored for a batch. */
export const changesIn = async (
  documents: DocumentReader,
  projection: Projection,
  collection: string,
  batch: EventBatch,
): Promise<readonly StoredDocument<object>[]> => {
  const ids = [...byDocument(projection, batch).keys()];
  const stored = await documents.getMany<object>(collection, ids);
  return [...stored.values()].filter(({ position }) => isWithin(position, batch));
};

/**
 * A document that is newer than the batch is published with the batch of its last event, so that it
 * is not published twice.
 */
const isWithin = (position: Position, { after, last }: EventBatch): boolean =>
  position > (after ?? "") && position <= last;
