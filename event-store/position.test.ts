import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionOf, sequenceOf } from "./position.ts";

const sequence = fc.oneof(
  fc.nat(5000),
  fc.maxSafeNat(),
  fc.integer({ min: 1, max: 10 }).map((digits) => 36 ** digits - 1),
  fc.integer({ min: 1, max: 10 }).map((digits) => 36 ** digits),
);

describe("a position", () => {
  it("sorts as text like its number", () => {
    fc.assert(
      fc.property(sequence, sequence, (a, b) => {
        expect(positionOf(a) < positionOf(b)).toBe(a < b);
        expect(positionOf(a) === positionOf(b)).toBe(a === b);
      }),
      { numRuns: 1000 },
    );
  });

  it("sorts after the empty text", () => {
    expect(positionOf(0) > "").toBe(true);
  });

  it("parses back to its number", () => {
    fc.assert(
      fc.property(sequence, (number) => {
        expect(sequenceOf(positionOf(number))).toBe(number);
      }),
      { numRuns: 500 },
    );
  });

  it("is 0 for an empty log", () => {
    expect(sequenceOf(null)).toBe(0);
  });

  it.each(["", "1", "x", "2a", "1A", "10 ", " 10", "1.5", "2-1", "1é", "c10000000000", "11; --"])(
    "refuses '%s'",
    (text) => {
      expect(() => sequenceOf(text)).toThrow(RangeError);
    },
  );
});
