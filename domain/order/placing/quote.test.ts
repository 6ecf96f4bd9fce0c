import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../../constants.ts";
import { quoteOf, type QuoteLine } from "./quote.ts";

const line = (priceCents: number, quantity: number): QuoteLine => ({
  productId: "chair",
  name: "Teak chair",
  category: "Furnitures",
  options: [],
  priceCents,
  quantity,
  image: "/pictures/teak-chair.svg",
  available: 99,
});

const rule = { feeCents: 50_000, freeFromCents: null };

describe("a quote", () => {
  it.each([
    ["nothing", [], 0, 50_000],
    ["one piece", [line(100_000, 1)], 100_000, 150_000],
    ["several pieces and products", [line(100_050, 3), line(1, 2)], 300_152, 350_152],
    ["a gift", [line(0, 5)], 0, 50_000],
  ])("for %s", (_what, lines, subtotalCents, totalCents) => {
    const discount = null;
    expect(quoteOf(lines, rule)).toEqual({
      ...{ lines, subtotalCents, deliveryFeeCents: 50_000, discount, totalCents },
    });
  });

  it("is exact to the cent for the most expensive cart", () => {
    const price = fc.integer({ min: 0, max: limits.priceCents });
    const quantity = fc.integer({ min: 1, max: limits.quantityPerLine });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(price, quantity), { maxLength: limits.cartLines }),
        (ordered) => {
          const exact = ordered.reduce(
            (sum, [each, count]) => sum + BigInt(each) * BigInt(count),
            0n,
          );
          const quote = quoteOf(
            ordered.map(([each, count]) => line(each, count)),
            rule,
          );
          expect(BigInt(quote.subtotalCents)).toBe(exact);
          expect(quote.totalCents - quote.subtotalCents).toBe(50_000);
        },
      ),
      { numRuns: 200 },
    );
  });
});
