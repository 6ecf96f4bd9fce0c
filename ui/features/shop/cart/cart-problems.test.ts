import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canBeOrdered, lineProblem } from "./cart-problems.ts";

const lineOf = (quantity: number, countInStock: number | null) => ({
  quantity,
  product: countInStock === null ? null : { countInStock },
});

describe("the problem of a line", () => {
  it.each([
    ["a product that is no longer sold", lineOf(1, null), /no longer sell this/],
    ["a product that has run out", lineOf(1, 0), /Out of stock/],
    ["more than there are", lineOf(5, 3), /^Only 3 left \(you have 5\)\.$/],
  ])("is shown for %s", (_what, line, problem) => {
    expect(lineProblem(line)).toMatch(problem);
  });

  it("is null if exactly the requested quantity is left", () => {
    expect(lineProblem(lineOf(3, 3))).toBeNull();
  });
});

describe("a cart", () => {
  it("that is empty cannot be ordered", () => {
    expect(canBeOrdered([])).toBe(false);
  });

  it("can be ordered only if every line is available in its quantity", () => {
    const stock = fc.option(fc.integer({ min: 0, max: 5 }));
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), stock), { minLength: 1 });
    fc.assert(
      fc.property(lines, (requests) => {
        const has = requests.every(([quantity, count]) => count !== null && count >= quantity);
        expect(canBeOrdered(requests.map(([quantity, count]) => lineOf(quantity, count)))).toBe(
          has,
        );
      }),
    );
  });
});
