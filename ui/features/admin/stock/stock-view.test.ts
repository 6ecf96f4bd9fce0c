import fc from "fast-check";
import { expect, it } from "vitest";
import "../../../testing/default-categories.ts";
import { shopCategories } from "../../../components/shop-categories.ts";
import {
  filterOf,
  stockViewOf,
  parametersOf,
  shows,
  wholeStock,
  type StockView,
} from "./stock-view.ts";

const looks: fc.Arbitrary<StockView> = fc.record({
  search: fc.string(),
  category: fc.option(fc.constantFrom(...shopCategories().shown)),
  show: fc.constantFrom(...shows.map(({ show }) => show)),
});

it("survives a round trip through its URL", () => {
  fc.assert(
    fc.property(looks, (view) => {
      expect(stockViewOf(new URLSearchParams(parametersOf(view).toString()))).toEqual(view);
    }),
  );
});

it("needs no parameters for the default view, and ignores invalid ones", () => {
  expect(parametersOf(wholeStock).size).toBe(0);
  expect(stockViewOf(new URLSearchParams("room=cellar&show=much"))).toEqual(wholeStock);
});

it("sends a filter to the API only if low or out is selected", () => {
  expect(filterOf(wholeStock)).toEqual({});
  expect(filterOf({ ...wholeStock, show: "low" })).toEqual({ lowStock: true });
  expect(filterOf({ ...wholeStock, show: "out" })).toEqual({ outOfStock: true });
});
