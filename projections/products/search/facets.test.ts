import { unchangedCategories } from "#domain/category/categories.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FreeSpace } from "#domain/values/fit.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { productDocument } from "../../../testing/product-documents.ts";
import { countFacets } from "./facets.ts";
import { isLeft, noFilter, type Condition, type ProductFilter } from "./filters.ts";
import { listedOf, type Listed } from "./listed.ts";

const length = fc.integer({ min: 5, max: 25 });

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
      sizes: fc.array(fc.record({ widthCm: length, depthCm: length, heightCm: length }), {
        maxLength: 2,
      }),
    })
    .map(({ colours, sizes, ...each }) => ({
      ...listedOf(productDocument(each), 3),
      colours: colours.map((name) => ({ name, tones: [] })),
      variants: sizes.map((size, at) => ({ size, colours: colours.slice(at, at + 1) })),
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
    space: fc.constantFrom(null, null, { width: 10 }, { width: 10, depth: 20 }, { height: 5 }),
    // Only admins use these conditions, and admins see no facets.
    lowStock: fc.constant(false),
    outOfStock: fc.constant(false),
    withoutModel: fc.constant(false),
  }),
});

/** What a filter lacks without a condition. */
const removals: Readonly<Record<Condition, Partial<ProductFilter>>> = {
  category: {},
  price: { lowestPriceCents: null, highestPriceCents: null },
  stock: { inStock: false },
  rating: { lowestRating: null },
  colour: { colour: null },
  model: { hasModel: false },
  space: { space: null },
};

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
    unchangedCategories.map(({ id }) => id),
  );

it("counts for each option the results after choosing it", async () => {
  await fc.assert(
    fc.asyncProperty(products, choices, async (listed, { category, filter }) => {
      const facets = await count(listed, category, filter);
      const left = (within: string | null, changed: Partial<ProductFilter>) =>
        listed.filter((each) => isLeft(each, within, { ...filter, ...changed })).length;
      expect(facets).toMatchObject({
        total: left(category, {}),
        withoutChoices: listed.length,
        allCategories: left(null, {}),
        inStock: left(category, { inStock: true }),
        hasModel: left(category, { hasModel: true }),
        anyRating: left(category, { lowestRating: null }),
        anyColour: left(category, { colour: null }),
        anySpace: left(category, { space: null }),
      });
      expect(facets.relaxations === null).toBe(facets.total > 0);
      for (const { without, count: found } of facets.relaxations?.ways ?? []) {
        const relaxed = without.map((condition) => removals[condition]);
        const changed: Partial<ProductFilter> = Object.assign({}, ...relaxed);
        expect(found).toBe(left(without.includes("category") ? null : category, changed));
      }
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

describe("conditions that exclude everything", () => {
  const sofa = (change: object) => listedOf(productDocument({ ...change }), 3);

  it("are listed by what removing each gives, with the nearest price", async () => {
    const lamps = [
      ...[1180, 1500, 2000].map((priceCents) => sofa({ priceCents, countInStock: 1 })),
      sofa({ priceCents: 900, countInStock: 0 }),
    ];
    const filter = { ...noFilter, highestPriceCents: 1000, inStock: true };
    const { relaxations } = await count(lamps, null, filter);
    expect(relaxations).toEqual({
      ways: [
        { without: ["price"], count: 3 },
        { without: ["stock"], count: 1 },
      ],
      nearestPriceCents: 1180,
      nearestSpace: null,
    });
  });

  it("name the best pair if no single one helps", async () => {
    const filter = { ...noFilter, highestPriceCents: 1000, inStock: true, lowestRating: 4 };
    const { relaxations } = await count(
      [sofa({ priceCents: 1180, countInStock: 0, ratingSum: 5, numReviews: 1 })],
      null,
      filter,
    );
    expect(relaxations?.ways).toEqual([
      { without: ["price"], count: 0 },
      { without: ["stock"], count: 0 },
      { without: ["rating"], count: 0 },
      { without: ["price", "stock"], count: 1 },
    ]);
  });

  it("name the least change of one side, also after a quarter turn", async () => {
    const sizes = [
      { widthCm: 200, depthCm: 90, heightCm: 70 },
      { widthCm: 60, depthCm: 138, heightCm: 70 },
    ];
    const sofas = sizes.map((size) => sofa({ size }));
    const near = async (space: FreeSpace) =>
      (await count(sofas, null, { ...noFilter, space })).relaxations?.nearestSpace;
    expect(await near({ width: 120, depth: 95 })).toEqual({ side: "width", lengthCm: 138 });
    expect(await near({ width: 50 })).toEqual({ side: "width", lengthCm: 60 });
    // Two sides are too short.
    expect(await near({ width: 50, height: 60 })).toBeNull();
  });

  it("count a colour and a size that no single variant has", async () => {
    const [listed] = [sofa({})].map((each) => ({
      ...each,
      colours: [
        { name: "Moss", tones: [] },
        { name: "Clay", tones: [] },
      ],
      variants: [
        { size: { widthCm: 50, depthCm: 50, heightCm: 50 }, colours: ["Moss"] },
        { size: { widthCm: 90, depthCm: 50, heightCm: 50 }, colours: ["Clay"] },
      ],
    }));
    const filter = { ...noFilter, space: { width: 60 }, colour: "Clay" };
    const facets = await count(listed ? [listed] : [], null, filter);
    expect(facets).toMatchObject({ total: 0, anyColour: 1, anySpace: 1 });
    expect(facets.colours.map(({ name }) => name)).toEqual(["Moss"]);
    expect(facets.relaxations?.ways).toEqual([
      { without: ["colour"], count: 1 },
      { without: ["space"], count: 1 },
    ]);
  });
});
