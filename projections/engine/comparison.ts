import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Position } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import { encodeCursor } from "./cursor.ts";
import type { DocumentReader, Find, StoredDocument } from "./document-store.ts";
import { foldDocument } from "./fold.ts";
import type { Projection } from "./projection.ts";

/** A collection at one position: its number of documents, and a sample of them. */
export interface Sample {
  readonly collection: string;
  readonly position: Position | null;
  readonly count: number;
  /** Null for a sampled id without a document. */
  readonly documents: ReadonlyMap<string, StoredDocument<object> | null>;
}

/** Differences between two sources of one read model. */
export interface Differences {
  readonly counts: readonly [number, number];
  readonly compared: number;
  /** Ids of documents that differ, or that only one source has; at most a hundred. */
  readonly ids: readonly string[];
}

export const isSame = ({ counts, ids }: Differences): boolean =>
  counts[0] === counts[1] && ids.length === 0;

/** Collections up to this size are compared completely. */
const wholeCollection = 1000;
const pageSize = 100;
const randomPages = 8;
const maxIds = 100;

/**
 * Ids to compare: all of a small collection; the oldest, the newest and random ones of a large
 * collection.
 */
export const sampleIds = async (
  documents: DocumentReader,
  collection: string,
): Promise<readonly string[]> => {
  const some = async (find: Partial<Find>) => {
    const page = await documents.find(collection, { limit: pageSize, ...find });
    return page.documents.map(({ id }) => id);
  };
  if ((await documents.count(collection)) <= wholeCollection) {
    return some({ limit: wholeCollection });
  }
  const pages = [
    await some({ sort: [{ field: "$position", direction: "up" }] }),
    await some({ sort: [{ field: "$position", direction: "down" }] }),
  ];
  for (let page = 0; page < randomPages; page += 1) {
    pages.push(await some({ cursor: encodeCursor([randomUUID()]) }));
  }
  return [...new Set(pages.flat())];
};

/** Samples a collection at its current position. No writes may happen meanwhile. */
export const takeSample = async (
  documents: DocumentReader,
  collection: string,
  position: Position | null,
  ids: readonly string[],
): Promise<Sample> => {
  const found = await documents.getMany<object>(collection, ids);
  return {
    collection,
    position,
    count: await documents.count(collection),
    documents: new Map(ids.map((id) => [id, found.get(id) ?? null])),
  };
};

/** Compares samples of the same documents. */
export const compareSamples = (one: Sample, other: Sample): Differences => ({
  counts: [one.count, other.count],
  compared: one.documents.size,
  ids: [...one.documents]
    .filter(([id, document]) => !isDeepStrictEqual(document, other.documents.get(id) ?? null))
    .map(([id]) => id)
    .slice(0, maxIds),
});

/** Batch size that delays other work by only a few milliseconds. */
const stepEvents = 200;

/** Folds the sample's documents from the log, and counts the documents that the log yields. */
export const compareWithLog = async (
  store: Pick<EventStore, "readAll">,
  documents: DocumentReader,
  projection: Projection,
  sample: Sample,
  onStep: (position: Position) => Promise<void>,
): Promise<Differences> => {
  const folded = new Map<string, StoredDocument<object>>();
  const made = new Set<string>();
  let read = 0;
  for await (const recorded of store.readAll(null)) {
    if (sample.position === null || recorded.position > sample.position) break;
    read += 1;
    if (read % stepEvents === 0) {
      await onStep(recorded.position);
      await nextTurn();
    }
    const event = decodeEvent(recorded);
    const id = event && projection.key(event);
    if (event === null || id === null) continue;
    if (sample.documents.has(id)) {
      const next = foldDocument(projection, folded.get(id), [event]);
      if (next) folded.set(id, { id, ...next });
      if (next) made.add(id);
    } else if (!made.has(id) && projection.evolve(null, event) !== null) made.add(id);
  }
  const different = [...sample.documents]
    .filter(([id, document]) => !isDeepStrictEqual(document, asStored(folded.get(id))))
    .map(([id]) => id);
  const missing =
    sample.count < made.size ? await missingOf(documents, sample.collection, [...made]) : [];
  return {
    counts: [sample.count, made.size],
    compared: sample.documents.size,
    ids: [...new Set([...different, ...missing])].slice(0, maxIds),
  };
};

/** Normalizes a document to the form a store returns, without undefined fields. */
const asStored = (document: StoredDocument<object> | undefined): StoredDocument<object> | null =>
  document
    ? { ...document, document: JSON.parse(JSON.stringify(document.document)) as object }
    : null;

/** Ids that the log yields and the collection lacks. */
const missingOf = async (
  documents: DocumentReader,
  collection: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const missing: string[] = [];
  const slice = beginTimeSlice();
  for (let from = 0; from < ids.length && missing.length < maxIds; from += pageSize) {
    const page = ids.slice(from, from + pageSize);
    const found = await documents.getMany(collection, page);
    missing.push(...page.filter((id) => !found.has(id)));
    if (slice.isOver()) await slice.next();
  }
  return missing;
};
