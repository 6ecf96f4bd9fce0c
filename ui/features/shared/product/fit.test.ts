import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitOf, fitsTurned, lengthOf, sidesOf } from "./fit.ts";

const daybed = { widthCm: 74, depthCm: 122, heightCm: 60 };

describe("a typed length", () => {
  it.each([
    ["80", 80],
    [" 80,5 ", 80.5],
    ["80.", 80],
    ["", null],
    ["  ", null],
  ])("%j is %j", (typed, cm) => {
    expect(lengthOf(typed)).toBe(cm);
  });

  it.each(["-5", "0", "abc", "1e3", "80 cm", "1..2", "99999"])("%j is rejected", (typed) => {
    expect(lengthOf(typed)).toBe("invalid");
  });
});

describe("the fit", () => {
  it("compares each side with the item's and names it", () => {
    expect(fitOf(daybed, { width: 100, depth: 100 })).toEqual([
      { side: "width", spareCm: 26 },
      { side: "depth", spareCm: -22 },
    ]);
  });

  it("uses the height of a wall item", () => {
    expect(sidesOf("WALL")).toEqual(["width", "height"]);
    expect(sidesOf("FLOOR")).toEqual(["width", "depth"]);
    expect(fitOf(daybed, { width: 80, height: 50 })).toEqual([
      { side: "width", spareCm: 6 },
      { side: "height", spareCm: -10 },
    ]);
  });

  it("ignores sides that were not measured", () => {
    expect(fitOf(daybed, { depth: 122 })).toEqual([{ side: "depth", spareCm: 0 }]);
    expect(fitOf(daybed, {})).toEqual([]);
  });

  it("leaves over exactly the difference, to the millimetre", () => {
    const millimetres = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(millimetres, millimetres, (own, free) => {
        const size = { widthCm: own / 10, depthCm: 1, heightCm: 1 };
        const [fit] = fitOf(size, { width: free / 10 });
        expect(fit?.spareCm).toBeCloseTo((free - own) / 10, 6);
      }),
    );
  });
});

describe("after a quarter turn", () => {
  it("allows an item that is too wide, but not too deep, for the spot", () => {
    expect(fitsTurned(daybed, { width: 130, depth: 80 })).toBe(true);
  });

  it.each([
    ["an item that fits as it is", { width: 80, depth: 130 }],
    ["an item that fits neither way", { width: 100, depth: 100 }],
    ["a spot with an unknown side", { width: 130 }],
  ])("is not offered for %s", (_what, free) => {
    expect(fitsTurned(daybed, free)).toBe(false);
  });

  it("equals swapping the typed sides", () => {
    const cm = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(cm, cm, cm, cm, (widthCm, depthCm, width, depth) => {
        const size = { widthCm, depthCm, heightCm: 1 };
        const fits = (free: { width: number; depth: number }) =>
          fitOf(size, free).every(({ spareCm }) => spareCm >= 0);
        expect(fitsTurned(size, { width, depth })).toBe(
          !fits({ width, depth }) && fits({ width: depth, depth: width }),
        );
      }),
    );
  });
});
