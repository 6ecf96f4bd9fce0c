import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import {
  findMongoDb,
  patientAnswers,
  type MongoDbServer,
} from "../../../testing/mongodb-server.ts";
import { sampleProductDocuments } from "../../../testing/product-documents.ts";
import { productSearches } from "../../../testing/product-searches.ts";
import { stocked } from "../../../testing/stocked-search.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { noFilter } from "./filters.ts";

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
