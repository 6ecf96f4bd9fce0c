import fc from "fast-check";
import { expect, it } from "vitest";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { productDocument } from "../../../testing/product-documents.ts";
import { countFacets } from "./facets.ts";
import { isLeft, noFilter, type ProductFilter } from "./filters.ts";
import { listedOf, type Listed } from "./listed.ts";

const products = fc.array(
  fc
    .record({
      category: fc.constantFrom("Furnitures" as const, "Electronics" as const),
      priceCents: fc.integer({ min: 1, max: 20 }),
      countInStock: fc.integer({ min: 0, max: 1 }),
      ratingSum: fc.integer({ min: 0, max: 10 }),
      numReviews: fc.constant(2),
      modelUrl: fc.constantFrom(null, "/models/one.glb"),
      colours: fc.constantFrom([], ["Moss"], ["Moss", "Clay"]),
    })
    .map(({ colours, ...each }) => ({
      ...listedOf(productDocument(each), 3),
      colours: colours.map((name) => ({ name, tones: [] })),
    })),
  { maxLength: 30 },
);

const price = fc.option(fc.integer({ min: 0, max: 20 }));

const choices = fc.record({
  category: fc.constantFrom(null, "Furnitures" as const, "Bathwares" as const),
  filter: fc.record({
    lowestPriceCents: price,
    highestPriceCents: price,
    inStock: fc.boolean(),
    lowestRating: fc.option(fc.integer({ min: 1, max: 5 })),
    hasModel: fc.boolean(),
    colour: fc.constantFrom(null, "Moss", "Clay", "Sky"),
    // Only admins use these conditions, and admins see no facets.
    lowStock: fc.constant(false),
    outOfStock: fc.constant(false),
    withoutModel: fc.constant(false),
  }),
});

const count = (
  listed: readonly Listed[],
  category: "Furnitures" | "Bathwares" | null,
  filter = noFilter,
) =>
  countFacets(
    listed.map((product) => ({ product, score: 0 })),
    category,
    filter,
    beginTimeSlice(),
  );

it("counts for each option the results after choosing it", async () => {
  await fc.assert(
    fc.asyncProperty(products, choices, async (listed, { category, filter }) => {
      const facets = await count(listed, category, filter);
      const left = (
        within: typeof category | Listed["category"],
        changed: Partial<ProductFilter>,
      ) => listed.filter((each) => isLeft(each, within, { ...filter, ...changed })).length;
      expect(facets).toMatchObject({
        total: left(category, {}),
        withoutChoices: listed.length,
        allCategories: left(null, {}),
        inStock: left(category, { inStock: true }),
        hasModel: left(category, { hasModel: true }),
        anyRating: left(category, { lowestRating: null }),
        anyColour: left(category, { colour: null }),
      });
      for (const { name, count: coloured } of facets.colours) {
        expect(coloured).toBe(left(category, { colour: name }));
      }
      for (const { category: each, count: counted } of facets.categories) {
        expect(counted).toBe(left(each, {}));
      }
      for (const { atLeast, count: rated } of facets.ratings) {
        expect(rated).toBe(left(category, { lowestRating: atLeast }));
      }
      const anyPrice = left(category, { lowestPriceCents: null, highestPriceCents: null });
      expect(facets.prices.bars.reduce((sum, bar) => sum + bar, 0)).toBe(anyPrice);
    }),
  );
});

const priced = (...prices: readonly number[]) =>
  prices.map((priceCents) => listedOf(productDocument({ priceCents }), 3));

it("groups prices on a logarithmic scale", async () => {
  const { prices } = await count(priced(1000, 10_000, 100_000, 100_000), null);
  expect(prices).toMatchObject({ lowestCents: 1000, highestCents: 100_000 });
  expect(prices.bars).toHaveLength(18);
  expect([prices.bars[0], prices.bars[9], prices.bars[17]]).toEqual([1, 1, 2]);
});

it("keeps the ends of the price range while other filters change", async () => {
  const { prices } = await count(priced(1000, 5000), null, {
    ...noFilter,
    lowestPriceCents: 4000,
    hasModel: true,
  });
  expect(prices).toMatchObject({ lowestCents: 1000, highestCents: 5000 });
});

it("handle no prices and a single price", async () => {
  const nothing = await count(priced(5), "Bathwares");
  expect(nothing.prices).toMatchObject({ lowestCents: null, highestCents: null });
  expect((await count(priced(5, 5), null)).prices.bars[0]).toBe(2);
});
