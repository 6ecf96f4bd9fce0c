import type { DocumentReader } from "../document-store.ts";

/** How large a collection is, for people to look at. */
export interface CollectionSize {
  readonly documents: number;
  /** Text of its documents: as many as there are, each as large as its newest are on average. */
  readonly bytes: number;
}

/** Sizes that are looked up now and then: counting goes through a whole index. */
export interface CollectionSizes {
  of(collection: string): Promise<CollectionSize>;
}

const sampled = 50;
const goodForMs = 30_000;

/** Collections up to this size are counted each time they are asked for. */
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
