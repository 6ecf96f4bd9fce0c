import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "./constants.ts";
import { cents, formatRupees, rupees } from "./money.ts";

describe("cents of an amount in rupees", () => {
  it.each([
    [0, 0],
    [500, 50_000],
    [0.01, 1],
    [1.1, 110],
    [0.1 + 0.2, 30],
    [1234.56, 123_456],
    [99_999_999.99, 9_999_999_999],
  ])("%d are %d", (amount, expected) => {
    expect(cents(amount)).toBe(expected);
  });

  it.each([-1, -0.01, 0.001, 10.005, NaN, Infinity, 1e400, -Infinity, 1e15])(
    "%d is refused",
    (amount) => {
      expect(cents(amount)).toBeNull();
    },
  );

  it("survive a round trip through rupees", () => {
    fc.assert(
      fc.property(fc.nat(limits.priceCents), (amount) => {
        expect(cents(rupees(amount))).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("formatted rupees", () => {
  it.each([
    [0, "Rs. 0.00"],
    [5, "Rs. 0.05"],
    [99_999, "Rs. 999.99"],
    [100_000, "Rs. 1,000.00"],
    [123_450, "Rs. 1,234.50"],
    [10_000_000_000, "Rs. 100,000,000.00"],
  ])("%d cents are %s", (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});
