import { describe, expect, it } from "vitest";
import "../../../testing/default-categories.ts";
import { noChoices, type FilterChoices } from "./filter-choices.ts";
import { sortsOf, type ProductFilters } from "./product-filters.ts";
import { relaxAdvice } from "./relax-advice.ts";
import type { Facets } from "./use-facets.ts";

const filtersOf = (
  choices: Partial<FilterChoices>,
  change: Partial<ProductFilters> = {},
): ProductFilters => ({
  category: null,
  search: "",
  sort: sortsOf("")[0],
  choices: { ...noChoices, ...choices },
  ...change,
});

type Way = readonly [without: Facets["relaxations"][number]["without"], count: number];

const facetsOf = (ways: readonly Way[], change: Partial<Facets> = {}): Facets => ({
  __typename: "ProductFacets",
  ...{ total: 0, withoutChoices: 9, inStock: 0, hasModel: 0, anyRating: 0, anyColour: 0 },
  anySpace: 0,
  colours: [],
  ratings: [],
  prices: { __typename: "PriceSpread", lowest: null, highest: null, bars: [] },
  relaxations: ways.map(([without, count]) => ({
    __typename: "FilterRelaxation",
    without: [...without],
    count,
  })),
  nearestPrice: null,
  nearestSpace: null,
  ...change,
});

describe("the advice", () => {
  it("names the cheapest item, goes there, and lists each filter", () => {
    const filters = filtersOf({ maxPrice: 10_000, width: 50, inStock: true }, { search: "lamp" });
    const ways: readonly Way[] = [
      [["PRICE"], 4],
      [["SPACE"], 0],
      [["STOCK"], 0],
    ];
    expect(relaxAdvice(filters, facetsOf(ways, { nearestPrice: 11_800 }))).toEqual({
      sentence: "The cheapest “lamp” is Rs. 11,800.",
      way: { words: "Show items up to Rs. 11,800", change: { maxPrice: 11_800 } },
      filters: [
        {
          ...{ condition: "PRICE", words: "Up to Rs. 10,000", count: 4 },
          without: { minPrice: null, maxPrice: null },
        },
        {
          ...{ condition: "SPACE", words: "Fits a width of 50 cm", count: 0 },
          without: { width: null, depth: null, height: null },
        },
        {
          ...{ condition: "STOCK", words: "In stock", count: 0 },
          without: { inStock: false },
        },
      ],
    });
  });

  it.each([
    [{ minPrice: 90_000 }, {}, 80_500.5, "The most expensive item is Rs. 80,500.50."],
    [
      { maxPrice: 100 },
      { category: "Bathwares" as const },
      2_800,
      "The cheapest item in Bathwares is Rs. 2,800.",
    ],
  ])("for %j in %j: %s", (choices, change, nearestPrice, sentence) => {
    const facets = facetsOf([[["PRICE"], 1]], { nearestPrice });
    expect(relaxAdvice(filtersOf(choices, change), facets)?.sentence).toBe(sentence);
  });

  it("names the length that the closest item needs", () => {
    const nearestSpace = { __typename: "NearestSpace", side: "WIDTH", lengthCm: 138 } as const;
    expect(
      relaxAdvice(filtersOf({ width: 120 }), facetsOf([[["SPACE"], 2]], { nearestSpace })),
    ).toMatchObject({
      sentence: "The closest item needs a width of 138 cm. Your space has 120 cm.",
      way: { words: "Show items up to a width of 138 cm", change: { width: 138 } },
    });
  });

  it("names the single filter, the pair, or nothing that helps", () => {
    const filters = filtersOf({ colour: "Moss", inStock: true }, { category: "Bathwares" });
    const none: readonly Way[] = [
      [["CATEGORY"], 0],
      [["COLOUR"], 0],
      [["STOCK"], 0],
    ];
    expect(relaxAdvice(filters, facetsOf([[["COLOUR"], 4], ...none.slice(2)]))).toMatchObject({
      sentence: "Without “Moss”: 4 items.",
      way: { words: "Show 4 items", change: { colour: null } },
    });
    expect(relaxAdvice(filters, facetsOf([...none, [["CATEGORY", "COLOUR"], 1]]))).toMatchObject({
      sentence: "No single filter helps. Without “Bathwares” and “Moss”: 1 item.",
      way: { words: "Remove both", change: { category: null, colour: null } },
      filters: [{ words: "Bathwares" }, { words: "Moss" }, { words: "In stock" }],
    });
    expect(relaxAdvice(filters, facetsOf(none))).toMatchObject({
      sentence: "No items match these filters.",
      way: null,
    });
  });

  it("needs a filter", () => {
    expect(relaxAdvice(filtersOf({}, { search: "zeppelin" }), facetsOf([]))).toBeNull();
  });
});
