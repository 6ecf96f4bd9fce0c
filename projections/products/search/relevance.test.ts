import { describe, expect, it } from "vitest";
import { sampleProducts } from "#catalogue/products.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { sampleProductDocuments } from "../../../testing/product-documents.ts";
import { productSearches } from "../../../testing/product-searches.ts";
import { inOrder } from "./orders.ts";
import { createSearchIndex } from "./search-index.ts";

const searches = Object.values(productSearches).flat();

it("is measured by sixty searches for products in the catalogue", () => {
  expect(searches).toHaveLength(60);
  expect(new Set(searches.map(([words]) => words)).size).toBe(60);
  const slugs = sampleProducts.map(({ slug }) => slug);
  for (const [, ...right] of searches) expect(slugs).toEqual(expect.arrayContaining([...right]));
});

describe("the sample shop", () => {
  const index = createSearchIndex();
  for (const product of sampleProductDocuments) index.put(product);
  const firstOf = async (words: string) => {
    const slice = beginTimeSlice();
    const hits = await inOrder(await index.find(words, slice), "relevance", slice);
    return hits[0]?.product.id;
  };

  it("ranks the right product first in at least 57 of the sixty", async () => {
    const wrong: unknown[] = [];
    for (const [words, ...right] of searches) {
      const first = await firstOf(words);
      if (!first || !right.includes(first)) wrong.push({ words, right, first });
    }
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(3);
  });
});
