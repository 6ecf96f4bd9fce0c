import fc from "fast-check";
import { expect, it } from "vitest";
import { productIdOf, variantIdOf } from "#domain/product/variant-id.ts";
import { productIdOf as productIdInInterface } from "../../ui/features/shared/product/versions.ts";

it("the interface finds the product of a version as the shop does", () => {
  const id = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.string({ minLength: 1 }), fc.nat(120))
      .map(([productId, number]) => `${productId}.${number}`),
  );
  fc.assert(fc.property(id, (given) => productIdInInterface(given) === productIdOf(given)));
  expect(productIdInInterface(variantIdOf("sofa", 12))).toBe("sofa");
});
