import { expect, it } from "vitest";
import { stockedProduct, stockedVariantOf } from "../../../testing/stock.ts";
import { fullName, hasVariants, stockedVariant } from "./stocked-variant.ts";

const sofa = stockedProduct("sofa", {
  stock: { available: 5 },
  variants: [
    stockedVariantOf("sofa", ["Moss", "Teak"], { stock: { available: 4 } }),
    stockedVariantOf("sofa.2", ["Rust", "Teak"], { stock: { available: 1 }, archived: true }),
  ],
});

it.each([
  ["sofa", "sofa (Moss, Teak)", 4, false],
  ["sofa.2", "sofa (Rust, Teak)", 1, true],
])("gives %s its own figures, not the sum", (id, name, available, archived) => {
  const variant = stockedVariant(sofa, id);
  expect([variant.id, fullName(variant)]).toEqual([id, name]);
  expect([variant.stock.available, variant.archived]).toEqual([available, archived]);
});

it("leaves a product without options unchanged", () => {
  const lamp = stockedProduct("lamp");
  expect(hasVariants(lamp)).toBe(false);
  expect(fullName(stockedVariant(lamp, "lamp"))).toBe("lamp");
  expect(stockedVariant(lamp, "lamp").stock).toEqual(lamp.stock);
});
