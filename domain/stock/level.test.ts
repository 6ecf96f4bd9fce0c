import fc from "fast-check";
import { expect, it } from "vitest";
import { limits } from "../constants.ts";
import { lowFromOf, stockLevelOf, stockLevels } from "./level.ts";

const { out, low, enough } = stockLevels;

it.each([
  [0, null, out],
  [1, null, low],
  [limits.lowStock, null, low],
  [limits.lowStock + 1, null, enough],
  [8, 8, low],
  [9, 8, enough],
  [1, 0, enough],
  [0, 0, out],
])("of %d pieces with the limit %s is %d", (available, limit, level) => {
  expect(stockLevelOf(available, limit)).toBe(level);
});

it("never falls as pieces come in", () => {
  const pieces = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(pieces, pieces, fc.option(pieces), (one, more, limit) => {
      expect(stockLevelOf(one + more, limit)).toBeGreaterThanOrEqual(stockLevelOf(one, limit));
      expect(stockLevelOf(one, limit) === enough).toBe(one > Math.max(lowFromOf(limit), 0));
    }),
  );
});
