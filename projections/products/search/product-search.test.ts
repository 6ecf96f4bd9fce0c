import fc from "fast-check";
import { expect, it } from "vitest";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import { InvalidCursor, type DocumentReader } from "#projections/engine/document-store.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { productsCollection } from "#projections/products/queries.ts";
import {
  manyProductDocuments,
  productDocument,
  sampleProductDocuments,
} from "../../../testing/product-documents.ts";
import { fixedSettings } from "../../../testing/fixed-settings.ts";
import type { HitSort } from "./orders.ts";
import { createProductSearch, type ProductSearchQuery } from "./product-search.ts";

/** A read model in memory: documents by id with their positions. */
const shelfOf = (products: readonly ProductDocument[]) => {
  const feed = createChangeFeed();
  const stored = new Map(products.map((each) => [each.id, { position: "0001", document: each }]));
  let position = 1;
  let reads = 0;
  let whileReading: (read: number) => void = () => undefined;
  const find = async (
    _collection: string,
    { limit, cursor }: { limit: number; cursor?: string | null },
  ) => {
    const ids = [...stored.keys()].toSorted().filter((id) => !cursor || id > cursor);
    const documents = ids.slice(0, limit).map((id) => ({ id, ...stored.get(id)! }));
    whileReading((reads += 1));
    const last = documents.at(-1)?.id ?? null;
    return { documents, nextCursor: ids.length > limit ? last : null };
  };
  return {
    search: createProductSearch({
      feed,
      documents: { find: find as DocumentReader["find"] },
      settings: fixedSettings,
    }),
    whileReading: (callback: (read: number) => void) => (whileReading = callback),
    /** Stores a product, and publishes the change. */
    put(document: ProductDocument) {
      const at = String((position += 1)).padStart(4, "0");
      stored.set(document.id, { position: at, document });
      feed.publish([{ id: document.id, position: at, document, collection: productsCollection }]);
    },
    products: () => [...stored.values()].map(({ document }) => document),
  };
};

const query = (search: string, more: Partial<ProductSearchQuery> = {}): ProductSearchQuery => ({
  search,
  category: null,
  sort: "relevance",
  limit: 100,
  cursor: null,
  ...more,
});

const idsOf = async (
  { search }: ReturnType<typeof shelfOf>,
  ...requested: Parameters<typeof query>
) => (await search.search(query(...requested))).ids;

it("finds a change at once, without another read", async () => {
  const shelf = shelfOf(sampleProductDocuments);
  expect(await idsOf(shelf, "hammock")).toEqual([]);
  shelf.whileReading(() => {
    throw new Error("Not expected");
  });
  shelf.put(productDocument({ id: "hammock", name: "Net Hammock" }));
  expect(await idsOf(shelf, "hammocks")).toEqual(["hammock"]);
  shelf.put(productDocument({ id: "hammock", name: "Net Hammock", sold: false }));
  expect(await idsOf(shelf, "hammocks")).toEqual([]);
});

it("keeps the newer of a read and a change that arrives during it", async () => {
  const [first = productDocument(), ...others] = manyProductDocuments(300);
  const shelf = shelfOf([first, ...others]);
  shelf.whileReading((read) => {
    if (read === 1) shelf.put({ ...first, name: "Net Hammock" });
  });
  expect(await idsOf(shelf, "hammock")).toEqual([first.id]);
});

it("caches no result that was found before a change", async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    const shelf = shelfOf([productDocument()]);
    await shelf.search.open();
    const early = idsOf(shelf, "stool");
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    shelf.put(productDocument({ id: "another" }));
    await early;
    expect(await idsOf(shelf, "stool")).toEqual(["another", "stool"]);
  }
});

it("retries at the next search if products can't be read", async () => {
  const shelf = shelfOf(manyProductDocuments(300));
  shelf.whileReading((read) => {
    if (read === 2) throw new Error("Away");
  });
  await expect(shelf.search.open()).rejects.toThrow("Away");
  expect((await shelf.search.search(query("lamp"))).totalCount).toBeGreaterThan(0);
});

const sorts: readonly HitSort[] = [
  "relevance",
  "newest",
  "price-up",
  "price-down",
  "name",
  "rating",
];

it.each(sorts)(
  "returns pages by %s that make up the whole, while products change",
  async (sort) => {
    const shelf = shelfOf(manyProductDocuments(400));
    const [newcomer = productDocument()] = manyProductDocuments(1);
    const whole = await idsOf(shelf, "teak", { sort });
    const { totalCount } = await shelf.search.search(query("teak", { sort }));
    expect(whole.length).toBe(Math.min(totalCount, 100));
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await shelf.search.search(query("teak", { sort, limit: 7, cursor }));
      read.push(...page.ids.filter((id) => !id.startsWith("other")));
      cursor = page.nextCursor;
      // Other products change all the time: better, worse, and with new words.
      const id = `other-${String(read.length)}`;
      shelf.put({
        ...newcomer,
        id,
        name: read.length % 2 ? "Teak Teak" : `Long ${id} teaks`,
        description: "New words",
      });
    } while (cursor !== null && read.length < 100);
    expect(read.slice(0, 95)).toEqual(whole.slice(0, 95));
  },
);

it("refuses a cursor of another list", async () => {
  const shelf = shelfOf(sampleProductDocuments);
  const { nextCursor } = await shelf.search.search(query("teak", { sort: "price-up", limit: 2 }));
  for (const [cursor, sort] of [
    ["nonsense", "newest"],
    [nextCursor, "name"],
    [nextCursor, "relevance"],
  ] as const) {
    await expect(shelf.search.search(query("teak", { sort, cursor }))).rejects.toThrow(
      InvalidCursor,
    );
  }
});

it("returns a single category on request, with its count", async () => {
  const shelf = shelfOf(sampleProductDocuments);
  const all = await shelf.search.search(query("teak", { limit: 1 }));
  const found = await shelf.search.search(query("teak", { category: "Bathwares", limit: 1 }));
  expect(found).toMatchObject({ totalCount: 2, ids: ["trinco-towel-ladder"] });
  expect(all.totalCount).toBeGreaterThan(found.totalCount);
});

it("equals a new index after any changes", async () => {
  const words = fc.constantFrom("teak", "lamp", "lamps", "sofa", "bookcase", "book", "radio");
  const change = fc.record({
    id: fc.constantFrom("a", "b", "c", "d"),
    name: fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => each.join(" ")),
    description: fc.array(words, { maxLength: 4 }).map((each) => each.join(" ")),
    category: fc.constantFrom("Furnitures" as const, "Electronics" as const),
    priceCents: fc.integer({ min: 1, max: 3 }),
    sold: fc.boolean(),
  });
  const searches = ["teak", "lamp", "light", "couch", "case", "radoi", "b", "teak lamp"];
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 20 }), async (changes) => {
      const shelf = shelfOf([]);
      await shelf.search.open();
      for (const [index, each] of changes.entries()) {
        shelf.put(productDocument(each));
        // The cache of an older search must not answer a newer one.
        await idsOf(shelf, searches[index % searches.length] ?? "", { sort: "price-up" });
      }
      const fresh = shelfOf(shelf.products());
      for (const search of searches) {
        for (const sort of ["relevance", "price-up"] as const) {
          expect(await idsOf(shelf, search, { sort })).toEqual(
            await idsOf(fresh, search, { sort }),
          );
        }
      }
    }),
    { numRuns: 100 },
  );
});
