import { expect, it } from "vitest";
import { sampleProducts } from "#catalogue/products.ts";
import { productSearches } from "../../testing/product-searches.ts";

const searches = Object.values(productSearches).flat();

it("is measured by sixty searches for products that are there", () => {
  expect(searches).toHaveLength(60);
  expect(new Set(searches.map(([words]) => words)).size).toBe(60);
  const slugs = sampleProducts.map(({ slug }) => slug);
  for (const [, ...right] of searches) expect(slugs).toEqual(expect.arrayContaining([...right]));
});
