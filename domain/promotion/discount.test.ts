import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultCategories } from "../category/defaults.ts";

const categories = defaultCategories.map(({ id }) => id);
import { discountOf, distributed, eligibleSum, type DiscountableLine } from "./discount.ts";
import type { PromotionTerms } from "./events.ts";

const terms = (given: Partial<PromotionTerms> = {}): PromotionTerms => ({
  benefit: { kind: "percent", percent: 10, mostCents: null },
  minSumCents: 0,
  categories: [],
  productIds: [],
  startsAt: "2026-11-01T00:00:00.000Z",
  endsAt: null,
  uses: null,
  usesPerCustomer: null,
  ...given,
});

const line = (productId: string, priceCents: number, quantity = 1): DiscountableLine => ({
  ...{ productId, priceCents, quantity },
  category: "Furnitures",
});

const anyLine = fc.record({
  productId: fc.constantFrom("sofa", "sofa.2", "kettle", "lamp", "stool"),
  category: fc.constantFrom(...categories),
  priceCents: fc.integer({ min: 0, max: 10_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const anyLines = fc.uniqueArray(anyLine, { selector: ({ productId }) => productId, maxLength: 5 });
const anyTerms = fc
  .record({
    benefit: fc.oneof(
      fc.record({
        kind: fc.constant("percent" as const),
        percent: fc.integer({ min: 1, max: 100 }),
        mostCents: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      }),
      fc.record({
        kind: fc.constant("amount" as const),
        amountCents: fc.integer({ min: 1, max: 100_000_000 }),
      }),
      fc.record({ kind: fc.constant("freeDelivery" as const) }),
    ),
    minSumCents: fc.integer({ min: 0, max: 20_000_000 }),
    categories: fc.subarray([...categories]),
    productIds: fc.subarray(["sofa", "kettle", "lamp"]),
  })
  .map(terms);

describe("the discount of an order", () => {
  it("is a percentage of the items, rounded down to the cent", () => {
    expect(
      discountOf("TEN", terms(), [line("sofa", 24_800_009), line("kettle", 1)], 50_000),
    ).toEqual({
      code: "TEN",
      benefit: { kind: "percent", percent: 10, mostCents: null },
      discountCents: 2_480_001,
      shares: [{ productId: "sofa", discountCents: 2_480_001 }],
    });
  });

  it("ends at the most that a percentage gives", () => {
    const benefit = { kind: "percent", percent: 15, mostCents: 2_000_000 } as const;
    const given = discountOf("MOST", terms({ benefit }), [line("sofa", 15_230_000)], 50_000);
    expect(given.discountCents).toBe(2_000_000);
  });

  it("applies to the items in its categories, and to all variants of a named item", () => {
    const lines = [
      line("sofa.2", 1000),
      { ...line("lamp", 500), category: "Electronics" as const },
    ];
    expect(eligibleSum(terms({ categories: ["Electronics"] }), lines)).toBe(500);
    expect(eligibleSum(terms({ productIds: ["sofa"] }), lines)).toBe(1000);
    expect(eligibleSum(terms({ productIds: ["sofa.3"] }), lines)).toBe(0);
  });

  it("applies to a single variant, also to the first one of an item", () => {
    const lines = [line("sofa", 1000), line("sofa.2", 300), line("lamp", 50)];
    expect(eligibleSum(terms({ variantIds: ["sofa"] }), lines)).toBe(1000);
    expect(eligibleSum(terms({ variantIds: ["sofa.2"] }), lines)).toBe(300);
    expect(eligibleSum(terms({ variantIds: ["sofa"], productIds: ["lamp"] }), lines)).toBe(1050);
    // Before there was a list of variants, a product's id meant all of its variants, too.
    expect(eligibleSum(terms({ productIds: ["sofa"] }), lines)).toBe(1300);
  });

  it("is nothing below the minimum sum of those items", () => {
    const lines = [line("sofa", 900), { ...line("lamp", 5000), category: "Electronics" as const }];
    const given = terms({ categories: ["Furnitures"], minSumCents: 1000 });
    expect(discountOf("MIN", given, lines, 50_000)).toMatchObject({ discountCents: 0, shares: [] });
  });

  it("waives the delivery fee", () => {
    const given = terms({ benefit: { kind: "freeDelivery" } });
    expect(discountOf("ROAD", given, [line("sofa", 100)], 50_000)).toMatchObject({
      discountCents: 50_000,
      shares: [],
    });
  });

  it("never exceeds what it is for, and its shares add up", () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (given, lines) => {
        const { discountCents, shares } = discountOf("CODE", given, lines, 50_000);
        const shared = shares.reduce((sum, each) => sum + each.discountCents, 0);
        const waived = given.benefit.kind === "freeDelivery" && discountCents > 0 ? 50_000 : 0;
        expect(discountCents).toBe(shared + waived);
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual(eligibleSum(given, lines));
        for (const share of shares) {
          const of = lines.find(({ productId }) => productId === share.productId);
          expect(share.discountCents).toBeGreaterThan(0);
          expect(share.discountCents).toBeLessThanOrEqual(
            (of?.priceCents ?? 0) * (of?.quantity ?? 0),
          );
        }
        if (eligibleSum(given, lines) < given.minSumCents) expect(discountCents).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("distributing an amount by largest remainder", () => {
  it("gives the missing cents to the largest remainders", () => {
    expect(distributed(100, [1000, 1000, 1000])).toEqual([34, 33, 33]);
    expect(distributed(5, [1, 7, 2])).toEqual([1, 3, 1]);
  });

  it("differs from the exact share by less than a cent", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
        const total = each.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor(total * part);
        const shares = distributed(amount, each);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = total === 0 ? 0 : (amount * (each[index] ?? 0)) / total;
          expect(Math.abs(share - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});
