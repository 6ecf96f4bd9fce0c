import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOnScale, priceAtPlace, typedRupees } from "./price-scale.ts";

const scale = { lowest: 1000, highest: 100_000 };

describe("a price on the scale", () => {
  it("is placed by ratio", () => {
    expect(placeOnScale(scale, 1000)).toBe(0);
    expect(placeOnScale(scale, 10_000)).toBeCloseTo(0.5);
    expect(placeOnScale(scale, 100_000)).toBe(1);
    expect(placeOnScale(scale, 1)).toBe(0);
    expect(placeOnScale(scale, 900_000)).toBe(1);
    expect(placeOnScale({ lowest: 5, highest: 5 }, 5)).toBe(0);
  });

  it("is round, and null at the end that does not filter", () => {
    expect(priceAtPlace(scale, 0.5, "lowest")).toBe(10_000);
    expect(priceAtPlace(scale, 0.33, "highest")).toBe(4600);
    expect(priceAtPlace(scale, 0, "lowest")).toBeNull();
    expect(priceAtPlace(scale, 1, "highest")).toBeNull();
    expect(priceAtPlace(scale, 1, "lowest")).toBe(100_000);
  });

  it("stays on the scale and is monotonic", () => {
    const place = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const prices = [low, high].map((at) => priceAtPlace(scale, at, "lowest") ?? Number.NaN);
        expect(prices[0]).toBeGreaterThanOrEqual(1000);
        expect(prices[1]).toBeLessThanOrEqual(100_000);
        expect(prices[0]).toBeLessThanOrEqual(prices[1] ?? 0);
      }),
    );
  });
});

it.each([
  ["20,000", 20_000],
  [" Rs. 1 500.50 ", 1500.5],
  ["", null],
  ["  ", null],
  ["abc", undefined],
  ["-5", undefined],
  ["1.234", undefined],
])("typed %j is %j", (text, rupees) => {
  expect(typedRupees(text)).toBe(rupees);
});
