import { describe, expect, it } from "vitest";
import { sampleProducts } from "#catalogue/products.ts";
import { sampleProductDocuments } from "../../testing/product-documents.ts";
import { productSearches } from "../../testing/product-searches.ts";
import { inOrder } from "./orders.ts";
import { createSearchIndex } from "./search-index.ts";

const searches = Object.values(productSearches).flat();

it("is measured by sixty searches for products that are there", () => {
  expect(searches).toHaveLength(60);
  expect(new Set(searches.map(([words]) => words)).size).toBe(60);
  const slugs = sampleProducts.map(({ slug }) => slug);
  for (const [, ...right] of searches) expect(slugs).toEqual(expect.arrayContaining([...right]));
});

describe("the sample shop", () => {
  const index = createSearchIndex();
  for (const product of sampleProductDocuments) index.put(product);
  const firstOf = (words: string) => inOrder(index.find(words), "relevance")[0]?.product.id;

  it("finds the right product first in at least 57 of the sixty", () => {
    const wrong = searches.filter(([words, ...right]) => !right.includes(firstOf(words) ?? ""));
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(3);
  });
});
