import fc from "fast-check";
import { expect, it } from "vitest";
import { productIdOf, variantIdOf, variantNumberOf } from "./variant-id.ts";

it.each([
  ["sofa", "sofa", 1],
  ["sofa.2", "sofa", 2],
  ["sofa.10", "sofa", 10],
  ["sofa.1", "sofa.1", 1],
  ["sofa.02", "sofa.02", 1],
  ["sofa.x", "sofa.x", 1],
  [".2", ".2", 1],
])("%s is of product %s with number %i", (id, productId, number) => {
  expect([productIdOf(id), variantNumberOf(id)]).toEqual([productId, number]);
});

it("finds product and number of every id that it makes", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 1000 }), (productId, number) => {
      const id = variantIdOf(productId, number);
      expect([productIdOf(id), variantNumberOf(id)]).toEqual([productId, number]);
    }),
  );
});
