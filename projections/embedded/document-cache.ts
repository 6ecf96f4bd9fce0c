import { LRUCache } from "lru-cache";
import type { StoredDocument } from "#projections/engine/document-store.ts";

/** A cache of documents that were recently read by id. */
export interface DocumentCache {
  /** Undefined if it is not cached; the file may hold it. */
  get(collection: string, id: string): StoredDocument<object> | undefined;
  set(collection: string, stored: StoredDocument<object>): void;
  /** Replaces a cached document with its stored successor; ignores one that is not cached. */
  replace(collection: string, stored: StoredDocument<object>): void;
  /** Removes an overwritten document, or a whole collection before it is dropped. */
  delete(collection: string, id?: string): void;
}

/**
 * Maximum number of cached documents per collection. They are read repeatedly, for example the
 * products of a search.
 */
const maxDocuments = 1_000;

/**
 * Saves reading and parsing a document again. Only for the process that is the only writer of the
 * file.
 */
export const createDocumentCache = (): DocumentCache => {
  const collections = new Map<string, LRUCache<string, StoredDocument<object>>>();
  return {
    get: (collection, id) => collections.get(collection)?.get(id),
    set(collection, stored) {
      let documents = collections.get(collection);
      if (!documents) {
        documents = new LRUCache({ max: maxDocuments });
        collections.set(collection, documents);
      }
      documents.set(stored.id, stored);
    },
    replace(collection, stored) {
      const documents = collections.get(collection);
      if (documents?.has(stored.id)) documents.set(stored.id, stored);
    },
    delete(collection, id) {
      if (id === undefined) collections.delete(collection);
      else collections.get(collection)?.delete(id);
    },
  };
};

/** For a process that is not notified of other processes' writes. */
export const noDocumentCache: DocumentCache = {
  get: () => undefined,
  set: () => undefined,
  replace: () => undefined,
  delete: () => undefined,
};
