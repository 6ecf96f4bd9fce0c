import fc from "fast-check";
import { expect, it } from "vitest";
import { allCategories } from "../rooms.ts";
import { filterOf, lookOf, parametersOf, shows, wholeStock, type StockLook } from "./look.ts";

const looks: fc.Arbitrary<StockLook> = fc.record({
  search: fc.string(),
  category: fc.option(fc.constantFrom(...allCategories)),
  show: fc.constantFrom(...shows.map(({ show }) => show)),
});

it("a look at the stock is the same again when its address is opened", () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(lookOf(new URLSearchParams(parametersOf(look).toString()))).toEqual(look);
    }),
  );
});

it("the whole stock needs no parameters, and is what an address of nonsense shows", () => {
  expect(parametersOf(wholeStock).size).toBe(0);
  expect(lookOf(new URLSearchParams("room=cellar&show=much"))).toEqual(wholeStock);
});

it("the shop is asked for what is low or out only where that is chosen", () => {
  expect(filterOf(wholeStock)).toEqual({});
  expect(filterOf({ ...wholeStock, show: "low" })).toEqual({ lowStock: true });
  expect(filterOf({ ...wholeStock, show: "out" })).toEqual({ outOfStock: true });
});
