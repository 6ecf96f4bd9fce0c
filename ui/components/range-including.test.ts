import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rangeIncluding } from "./range-including.ts";

const range = (startIndex: number, endIndex: number, count: number, overscan = 0) => ({
  ...{ startIndex, endIndex, overscan, count },
});

describe("the rows that a long list renders", () => {
  it("are those in view and the focused one, each once and in order", () => {
    expect(rangeIncluding([])(range(3, 5, 100))).toEqual([3, 4, 5]);
    expect(rangeIncluding([90, 0, 4])(range(3, 5, 100))).toEqual([0, 3, 4, 5, 90]);
  });

  it("include nothing outside the list: no row is selected, or it is gone", () => {
    expect(rangeIncluding([-1, 100])(range(3, 5, 100))).toEqual([3, 4, 5]);
  });

  it("are in order, without duplicates, and inside any list", () => {
    const list = fc
      .record({ count: fc.integer({ min: 1, max: 60 }), overscan: fc.nat(5) })
      .chain(({ count, overscan }) =>
        fc
          .record({
            from: fc.nat(count - 1),
            to: fc.nat(count - 1),
            kept: fc.array(fc.integer({ min: -3, max: 70 })),
          })
          .map(({ from, to, kept }) => ({
            kept,
            range: range(Math.min(from, to), Math.max(from, to), count, overscan),
          })),
      );
    fc.assert(
      fc.property(list, ({ kept, range: given }) => {
        const drawn = rangeIncluding(kept)(given);
        expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
        for (let row = given.startIndex; row <= given.endIndex; row++) expect(drawn).toContain(row);
        for (const row of drawn) expect(row >= 0 && row < given.count).toBe(true);
        for (const row of kept)
          expect(drawn.includes(row) || row < 0 || row >= given.count).toBe(true);
      }),
    );
  });
});
