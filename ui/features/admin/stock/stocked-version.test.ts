import { expect, it } from "vitest";
import { stockedProduct, stockedVersionOf } from "../../../testing/stock.ts";
import { fullName, hasVersions, stockedVersion } from "./stocked-version.ts";

const sofa = stockedProduct("sofa", {
  stock: { available: 5 },
  variants: [
    stockedVersionOf("sofa", ["Moss", "Teak"], { stock: { available: 4 } }),
    stockedVersionOf("sofa.2", ["Rust", "Teak"], { stock: { available: 1 }, archived: true }),
  ],
});

it.each([
  ["sofa", "sofa (Moss, Teak)", 4, false],
  ["sofa.2", "sofa (Rust, Teak)", 1, true],
])("gives %s its own figures, not the sum", (id, name, available, archived) => {
  const version = stockedVersion(sofa, id);
  expect([version.id, fullName(version)]).toEqual([id, name]);
  expect([version.stock.available, version.archived]).toEqual([available, archived]);
});

it("leaves a product without options unchanged", () => {
  const lamp = stockedProduct("lamp");
  expect(hasVersions(lamp)).toBe(false);
  expect(fullName(stockedVersion(lamp, "lamp"))).toBe("lamp");
  expect(stockedVersion(lamp, "lamp").stock).toEqual(lamp.stock);
});
