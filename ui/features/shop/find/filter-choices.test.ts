import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosenFilters,
  filterInput,
  noChoices,
  ratingWords,
  type FilterChoices,
} from "./filter-choices.ts";

const wordsOf = (change: Partial<FilterChoices>) =>
  chosenFilters({ ...noChoices, ...change }).map(({ words }) => words);

describe("the active filters", () => {
  it("have readable labels, in the order of the form", () => {
    const all = {
      minPrice: 20_000,
      maxPrice: 260_000,
      inStock: true,
      minRating: 4,
      hasModel: true,
      colour: "Moss",
    };
    expect(wordsOf(all)).toEqual([
      "Rs. 20,000 to 260,000",
      "In stock",
      "4 stars and up",
      "Moss",
      "3D model",
    ]);
  });

  it.each([
    [{ minPrice: 20_000 }, "From Rs. 20,000"],
    [{ maxPrice: 5_000 }, "Up to Rs. 5,000"],
    [{ maxPrice: 0 }, "Up to Rs. 0"],
    [{ minPrice: 99.5, maxPrice: 100 }, "Rs. 99.50 to 100"],
  ])("of %j are labelled %j", (change, words) => {
    expect(wordsOf(change)).toEqual([words]);
  });

  it("describe five stars as the maximum only", () => {
    expect(ratingWords(5)).toBe("5 stars");
    expect(ratingWords(1)).toBe("1 star and up");
  });
});

const cm = fc.integer({ min: 1, max: 1000 });

const choices: fc.Arbitrary<FilterChoices> = fc.record({
  minPrice: fc.option(fc.nat(1_000_000)),
  maxPrice: fc.option(fc.nat(1_000_000)),
  inStock: fc.boolean(),
  minRating: fc.option(fc.integer({ min: 1, max: 5 })),
  hasModel: fc.boolean(),
  colour: fc.constantFrom(null, "Moss"),
  width: fc.option(cm),
  depth: fc.option(cm),
  height: fc.option(cm),
});

it("removing each filter in turn removes only that one, and finally leaves none", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      let left = chosen;
      const all = chosenFilters(chosen);
      all.forEach(({ without }, at) => {
        left = { ...left, ...without };
        expect(chosenFilters(left).map(({ words }) => words)).toEqual(
          all.slice(at + 1).map(({ words }) => words),
        );
      });
      expect(left).toEqual(noChoices);
    }),
  );
});

it("the API filter is null exactly if no filter is active", () => {
  expect(filterInput(noChoices)).toBeNull();
  fc.assert(
    fc.property(choices, (chosen) => {
      const input = filterInput(chosen);
      expect(input === null).toBe(chosenFilters(chosen).length === 0);
      if (!input) return;
      const { width, depth, height, ...others } = chosen;
      const space = { widthCm: width, depthCm: depth, heightCm: height };
      const isMeasured = width !== null || depth !== null || height !== null;
      expect(input).toEqual({ ...others, space: isMeasured ? space : null });
    }),
  );
});
