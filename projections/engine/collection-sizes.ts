import type { DocumentReader } from "./document-store.ts";

/** Size of a collection, for display. */
export interface CollectionSize {
  readonly documents: number;
  /** Estimated size of all documents: their number times the average size of the newest. */
  readonly bytes: number;
}

/** Looks sizes up at intervals, because counting scans a whole index. */
export interface CollectionSizes {
  of(collection: string): Promise<CollectionSize>;
}

const sampled = 50;
const goodForMs = 30_000;

/** Collections up to this size are counted at each request. */
const small = 10_000;

export const createCollectionSizes = (
  documents: Pick<DocumentReader, "count" | "find">,
  now: () => number = () => performance.now(),
): CollectionSizes => {
  const known = new Map<string, { readonly size: CollectionSize; readonly at: number }>();

  const measure = async (collection: string): Promise<CollectionSize> => {
    const [count, page] = await Promise.all([
      documents.count(collection),
      documents.find(collection, {
        sort: [{ field: "$position", direction: "down" }],
        limit: sampled,
      }),
    ]);
    const texts = page.documents.map(({ document }) => JSON.stringify(document));
    const inAll = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    return { documents: count, bytes: Math.round((inAll / Math.max(1, texts.length)) * count) };
  };

  return {
    async of(collection) {
      const before = known.get(collection);
      const isGood = before && before.size.documents > small && now() - before.at < goodForMs;
      if (isGood) return before.size;
      const size = await measure(collection);
      known.set(collection, { size, at: now() });
      return size;
    },
  };
};
