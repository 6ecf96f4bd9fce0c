import type { DocumentReader } from "./document-store.ts";
import { createCache } from "#event-store/cache.ts";

/** Maximum number of documents in the cache of one read model, about ten megabytes. */
const maxDocuments = 5000;

/** A cache of the reads of one read model. */
export interface ReadCache extends DocumentReader {
  /** Invalidates all cached reads and all reads in progress. */
  clear(): void;
}

/** Cached values are shared between readers, so they are frozen. */
const freeze = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
};

const sizeOf = (answer: object): number =>
  1 + ("documents" in answer && Array.isArray(answer.documents) ? answer.documents.length : 0);

/**
 * Caches pages and counts. Documents by id are always read, because their readers need the stored
 * state.
 */
export const withReadCache = (documents: DocumentReader): ReadCache => {
  const kept = createCache<object>({ maxSize: maxDocuments, sizeOf });
  return {
    find: <Document>(collection: string, find: Parameters<DocumentReader["find"]>[1]) =>
      kept.get(`find ${collection} ${JSON.stringify(find)}`, async () =>
        freeze(await documents.find<Document>(collection, find)),
      ),

    counted: (collection, groups) =>
      kept.get(`counted ${collection} ${JSON.stringify(groups)}`, async () =>
        freeze(await documents.counted(collection, groups)),
      ),

    getMany: documents.getMany,
    count: documents.count,
    clear: kept.clear,
  };
};
