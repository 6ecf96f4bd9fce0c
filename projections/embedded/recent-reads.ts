import { LRUCache } from "lru-cache";
import type { StoredDocument } from "#projections/document-store.ts";

/** Documents that were read by id lately, as the file has them. */
export interface RecentReads {
  /** Undefined where it is not among them; it may be in the file. */
  get(collection: string, id: string): StoredDocument<object> | undefined;
  keep(collection: string, stored: StoredDocument<object>): void;
  /** Forgets a document that is written anew, or a collection that is going away. */
  forget(collection: string, id?: string): void;
}

/** So many of a collection: what is asked for again and again, such as the products of a search. */
const mostKept = 1_000;

/** Spares reading and parsing what was read before; for the process that alone writes the file. */
export const createRecentReads = (): RecentReads => {
  const collections = new Map<string, LRUCache<string, StoredDocument<object>>>();
  return {
    get: (collection, id) => collections.get(collection)?.get(id),
    keep(collection, stored) {
      let documents = collections.get(collection);
      if (!documents) {
        documents = new LRUCache({ max: mostKept });
        collections.set(collection, documents);
      }
      documents.set(stored.id, stored);
    },
    forget(collection, id) {
      if (id === undefined) collections.delete(collection);
      else collections.get(collection)?.delete(id);
    },
  };
};

/** For a process that is not told what others write. */
export const noRecentReads: RecentReads = {
  get: () => undefined,
  keep: () => undefined,
  forget: () => undefined,
};
