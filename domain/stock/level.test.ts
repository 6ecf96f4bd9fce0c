import fc from "fast-check";
import { expect, it } from "vitest";
import { lowFromOf, stockLevelOf, stockLevels } from "./level.ts";

const { out, low, enough } = stockLevels;

it.each([
  [0, null, 3, out],
  [1, null, 3, low],
  [3, null, 3, low],
  [4, null, 3, enough],
  [4, null, 5, low],
  [1, null, 0, enough],
  [8, 8, 3, low],
  [9, 8, 20, enough],
  [1, 0, 3, enough],
  [0, 0, 3, out],
])("of %d pieces with the limit %s, and %d in the shop, is %d", (available, own, shop, level) => {
  expect(stockLevelOf(available, own, shop)).toBe(level);
});

it("never falls as units are received", () => {
  const pieces = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(pieces, pieces, fc.option(pieces), pieces, (one, more, own, shop) => {
      const level = stockLevelOf(one, own, shop);
      expect(stockLevelOf(one + more, own, shop)).toBeGreaterThanOrEqual(level);
      expect(level === enough).toBe(one > Math.max(lowFromOf(own, shop), 0));
    }),
  );
});
