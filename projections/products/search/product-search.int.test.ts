import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { createProductQueries, productsCollection } from "#projections/products/queries.ts";
import { specsOf } from "#projections/engine/projection.ts";
import { loopDelayOf } from "../../../testing/loop-delay.ts";
import {
  findMongoDb,
  patientAnswers,
  type MongoDbServer,
} from "../../../testing/mongodb-server.ts";
import {
  manyProductDocuments,
  sampleProductDocuments,
} from "../../../testing/product-documents.ts";
import { productSearches } from "../../../testing/product-searches.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { fixedSettings } from "../../../testing/fixed-settings.ts";
import { noFilter } from "./filters.ts";
import { createProductSearch } from "./product-search.ts";

const stocked = async (store: DocumentStore, products: readonly ProductDocument[]) => {
  await store.ensureCollections(specsOf(productsProjection, productsCollection));
  for (let start = 0; start < products.length; start += 500) {
    await store.writeBatch({
      writes: products.slice(start, start + 500).map((document) => ({
        collection: productsCollection,
        id: document.id,
        document,
        position: "0001",
      })),
      checkpoints: {},
    });
  }
  const feed = createChangeFeed();
  const search = createProductSearch({ documents: store, feed, settings: fixedSettings });
  return { search, queries: createProductQueries(store, feed, search) };
};

describe("ten thousand products", () => {
  let store: DocumentStore;
  beforeAll(() => {
    store = openEmbeddedDocumentStore(temporaryDirectory());
  });
  afterAll(() => store.close());

  it("block no caller while they are read and searched", async () => {
    const { search, queries } = await stocked(store, manyProductDocuments(10_000));
    expect((await loopDelayOf(search.open)).usualLongestMs).toBeLessThan(50);
    const searches = ["a", "s", "brass", "of the with", "te ka br", "lmap brsas"];
    const { usualLongestMs } = await loopDelayOf(async () => {
      for (const words of searches) {
        for (const sort of [undefined, "name", "price-up"] as const) {
          const { totalCount } = await queries.list({ search: words, sort, limit: 100 });
          expect(totalCount, words).toBeGreaterThan(0);
        }
      }
    });
    expect(usualLongestMs).toBeLessThan(50);
    const others = await loopDelayOf(async () => {
      for (const words of ["", ...searches]) {
        const filter = { ...noFilter, lowestPriceCents: 20_000 };
        const { total } = await search.facets({ search: words, category: null, filter });
        expect(total, words).toBeGreaterThan(0);
        await queries.list({ search: words, filter, sort: "name", limit: 100 });
        await search.interpret(words);
        await search.likely(`${words} zeppelinz`, 3);
      }
    });
    expect(others.usualLongestMs).toBeLessThan(50);
  });
});

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`on SQLite and on ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  let stores: readonly DocumentStore[];
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
    stores = [
      openEmbeddedDocumentStore(temporaryDirectory()),
      await openMongoDbDocumentStore({ ...patientAnswers, url: server.newUrl() }),
    ];
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await server.close();
  });

  it("a search has the same results", async () => {
    const [one, other] = await Promise.all(
      stores.map((store) => stocked(store, sampleProductDocuments)),
    );
    const searches = Object.values(productSearches).flat();
    const filter = { ...noFilter, highestPriceCents: 5_000_000 };
    const filtered = await one?.queries.list({ filter, limit: 100 });
    expect(filtered?.totalCount).toBeGreaterThan(20);
    expect(await other?.queries.list({ filter, limit: 100 })).toEqual(filtered);
    for (const [words] of searches) {
      for (const sort of [undefined, "newest", "name", "price-down"] as const) {
        const query = { search: words, sort, limit: 3 };
        const first = await one?.queries.list(query);
        expect(first?.totalCount, words).toBeGreaterThan(0);
        expect(await other?.queries.list(query)).toEqual(first);
        const next = { ...query, cursor: first?.nextCursor };
        expect(await other?.queries.list(next)).toEqual(await one?.queries.list(next));
      }
      const choice = { search: words, category: null, filter };
      expect(await other?.search.facets(choice)).toEqual(await one?.search.facets(choice));
      const interpretation = await one?.search.interpret(words);
      expect((await other?.search.interpret(words))?.replacedWords).toEqual(
        interpretation?.replacedWords,
      );
    }
  });
});
