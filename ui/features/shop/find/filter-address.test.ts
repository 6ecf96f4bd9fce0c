import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choicesInAddress, setChoices } from "./filter-address.ts";
import { chosenFilters, filterInput, noChoices, type FilterChoices } from "./filter-choices.ts";

const read = (address: string) => choicesInAddress(new URLSearchParams(address));

describe("the filters of a URL", () => {
  it.each<[string, Partial<FilterChoices>]>([
    ["", {}],
    ["min=20000&max=260000", { minPrice: 20_000, maxPrice: 260_000 }],
    ["max=100&min=200", { minPrice: 100, maxPrice: 200 }],
    ["min=0&stock=1&3d=1&rating=4", { minPrice: 0, inStock: true, hasModel: true, minRating: 4 }],
    ["min=19.99", { minPrice: 19.99 }],
  ])("are read from %j", (address, choices) => {
    expect(read(address)).toEqual({ choices: { ...noChoices, ...choices }, invalid: [] });
  });

  it.each([
    ["min=abc", "min"],
    ["max=-5", "max"],
    ["max=1e9", "max"],
    ["min=", "min"],
    ["rating=6", "rating"],
    ["rating=good", "rating"],
    ["stock=maybe", "stock"],
    ["3d=yes", "3d"],
  ])("ignore and report %s", (address, name) => {
    expect(read(address)).toEqual({ choices: noChoices, invalid: [name] });
  });

  it("survive a round trip, next to other parameters", () => {
    const price = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
    const cm = fc.integer({ min: 1, max: 1000 });
    const choices = fc
      .record({
        minPrice: price,
        maxPrice: price,
        inStock: fc.boolean(),
        minRating: fc.option(fc.integer({ min: 1, max: 5 })),
        hasModel: fc.boolean(),
        colour: fc.constantFrom(null, "Moss", "Dark halmilla"),
        width: fc.option(cm),
        depth: fc.option(cm),
        height: fc.option(cm),
      })
      .filter(({ minPrice, maxPrice }) => (minPrice ?? 0) <= (maxPrice ?? Infinity));
    fc.assert(
      fc.property(choices, choices, (before, after) => {
        const parameters = new URLSearchParams("q=lamp");
        setChoices(parameters, before);
        setChoices(parameters, {});
        expect(choicesInAddress(parameters).choices).toEqual(before);
        setChoices(parameters, after);
        expect(choicesInAddress(parameters)).toEqual({ choices: after, invalid: [] });
        expect(parameters.get("q")).toBe("lamp");
        for (const { without } of chosenFilters(after)) setChoices(parameters, without);
        expect(parameters.toString()).toBe("q=lamp");
        expect(filterInput(after) === null).toBe(chosenFilters(after).length === 0);
      }),
    );
  });
});

describe("the labels of the filters", () => {
  it.each<[Partial<FilterChoices>, readonly string[]]>([
    [{}, []],
    [{ minPrice: 20_000, maxPrice: 260_000 }, ["Rs. 20,000 to 260,000"]],
    [{ minPrice: 20_000 }, ["From Rs. 20,000"]],
    [{ maxPrice: 99.5 }, ["Up to Rs. 99.50"]],
    [{ inStock: true, minRating: 4, hasModel: true }, ["In stock", "4 stars and up", "3D model"]],
    [{ minRating: 5 }, ["5 stars"]],
  ])("of %j are correct", (choices, words) => {
    expect(chosenFilters({ ...noChoices, ...choices }).map((each) => each.words)).toEqual(words);
  });
});
