import { LRUCache } from "lru-cache";
import type { Category } from "#domain/constants.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { ChangeFeed } from "#projections/change-feed.ts";
import type { DocumentReader } from "#projections/document-store.ts";
import { followDocuments } from "#projections/followed-documents.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { inOrder, pageOfHits, type HitSort } from "./orders.ts";
import { createSearchIndex, type Hit } from "./search-index.ts";

export interface ProductSearchQuery {
  readonly search: string;
  readonly category: Category | null;
  readonly sort: HitSort;
  readonly limit: number;
  readonly cursor: string | null;
}

/** Finds products by words, in an index in memory that follows the read model. */
export interface ProductSearch {
  /** Reads the read model into the index, in slices. Rejects where it cannot be read now; the next search goes on. */
  open(): Promise<void>;
  /** Ids of a page of the products on sale that match, and how many match in all. Throws InvalidCursor. */
  search(query: ProductSearchQuery): Promise<{
    readonly ids: readonly string[];
    readonly totalCount: number;
    readonly nextCursor: string | null;
  }>;
}

/** Found products that are kept for the next page and the next person: about 2 MiB at most. */
const keptHits = 50_000;

/** A longer search is known by its beginning. */
const longestSearch = 200;

export const createProductSearch = ({
  documents,
  feed,
}: {
  readonly documents: Pick<DocumentReader, "find">;
  readonly feed: Pick<ChangeFeed, "listen">;
}): ProductSearch => {
  const index = createSearchIndex();
  const kept = new LRUCache<string, readonly Hit[]>({
    maxSize: keptHits,
    sizeCalculation: (hits) => hits.length + 10,
  });
  const beingFound = new Map<string, Promise<readonly Hit[]>>();
  const { open } = followDocuments({
    documents,
    feed,
    projection: productsProjection,
    take(product) {
      // Stock moves with every order and changes nothing here.
      if (!index.put(product)) return;
      kept.clear();
      beingFound.clear();
    },
  });

  const find = async (
    search: string,
    category: Category | null,
    sort: HitSort,
  ): Promise<readonly Hit[]> => {
    const slice = beginTimeSlice();
    const found = await index.find(search, slice);
    const inRoom = category ? found.filter(({ product }) => product.category === category) : found;
    return inOrder(inRoom, sort, slice);
  };

  const hitsOf = async (
    search: string,
    category: Category | null,
    sort: HitSort,
  ): Promise<readonly Hit[]> => {
    const key = JSON.stringify([search, category, sort]);
    const known = kept.get(key) ?? beingFound.get(key);
    if (known) return known;
    const finding = find(search, category, sort);
    beingFound.set(key, finding);
    try {
      const hits = await finding;
      // What has changed meanwhile may not be in it.
      if (beingFound.get(key) === finding) kept.set(key, hits);
      return hits;
    } finally {
      if (beingFound.get(key) === finding) beingFound.delete(key);
    }
  };

  return {
    open,
    async search({ search, category, sort, limit, cursor }) {
      await open();
      const hits = await hitsOf(search.slice(0, longestSearch), category, sort);
      return { ...pageOfHits(hits, sort, limit, cursor), totalCount: hits.length };
    },
  };
};
