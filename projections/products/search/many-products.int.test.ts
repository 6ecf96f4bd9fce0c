import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { loopDelayOf } from "../../../testing/loop-delay.ts";
import { manyProductDocuments } from "../../../testing/product-documents.ts";
import { stocked } from "../../../testing/stocked-search.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { noFilter } from "./filters.ts";

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
