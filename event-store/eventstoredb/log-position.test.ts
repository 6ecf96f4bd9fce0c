import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLogPosition, logPositionOf, positionOf } from "./log-position.ts";

const number = fc.oneof(
  fc.bigInt({ min: 0n, max: 5000n }),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  fc.integer({ min: 1, max: 12 }).map((digits) => 36n ** BigInt(digits) - 1n),
  fc.integer({ min: 1, max: 12 }).map((digits) => 36n ** BigInt(digits)),
);
const position = fc.record({ commit: number, prepare: number });

describe("a commit and prepare position", () => {
  it("sorts as text by commit, then by prepare", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const before = a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare);
        expect(positionOf(a) < positionOf(b)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it("parses back to its numbers, also those too large for a double", () => {
    fc.assert(
      fc.property(position, (given) => {
        expect(logPositionOf(positionOf(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "",
    "10",
    "10:",
    ":10",
    "10:10:10",
    "210:210:",
    "1A:10",
    "10 :10",
    "201:10",
    "00:10",
    "x10:10",
    "10:10 ",
  ])("refuses '%s'", (text) => {
    expect(() => logPositionOf(text)).toThrow(`Not a position of an event server: ${text}`);
    expect(isLogPosition(text)).toBe(false);
  });

  it("is recognised", () => {
    expect(isLogPosition("10:10")).toBe(true);
  });
});
