import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitInto, fitOf, lengthOf, type FreeSpace } from "./fit.ts";

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

describe("the answer", () => {
  const answer = (free: FreeSpace, placement: "FLOOR" | "TABLE" | "WALL" = "FLOOR") =>
    fitInto(daybed, placement, free);

  it("names the side with the smallest spare length", () => {
    expect(answer({ width: 100, depth: 130, height: 90 })).toMatchObject({
      fits: true,
      side: "depth",
      spareCm: 8,
    });
    expect(answer({ width: 60, depth: 130, height: 50 })).toMatchObject({
      fits: false,
      side: "width",
      spareCm: -14,
    });
  });

  it("needs a measured side", () => {
    expect(answer({})).toBeNull();
    expect(answer({ width: null, depth: null })).toBeNull();
    expect(answer({ height: 60 })).toMatchObject({ fits: true, spareCm: 0 });
  });
});

describe("a quarter turn", () => {
  const turned = (free: FreeSpace, placement: "FLOOR" | "TABLE" | "WALL" = "FLOOR") =>
    fitInto(daybed, placement, free)?.turned;

  it("allows an item that is too wide, but not too deep, for the spot", () => {
    expect(turned({ width: 130, depth: 80 })).toBe(true);
    expect(turned({ width: 130, depth: 80, height: 60 }, "TABLE")).toBe(true);
  });

  it.each([
    ["an item that fits as it is", { width: 80, depth: 130 }],
    ["an item that fits neither way", { width: 100, depth: 100 }],
    ["a spot with an unknown side", { width: 70 }],
    ["an item that is too high", { width: 130, depth: 80, height: 59 }],
  ])("is not offered for %s", (_what, free) => {
    expect(turned(free)).toBe(false);
  });

  it("is not offered on a wall", () => {
    expect(turned({ width: 130, depth: 80 }, "WALL")).toBe(false);
  });

  it("equals swapping the typed sides", () => {
    const cm = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(cm, cm, cm, cm, (widthCm, depthCm, width, depth) => {
        const size = { widthCm, depthCm, heightCm: 1 };
        const fits = (free: { width: number; depth: number }) =>
          fitOf(size, free).every(({ spareCm }) => spareCm >= 0);
        const asItIs = fits({ width, depth });
        const swapped = fits({ width: depth, depth: width });
        expect(fitInto(size, "FLOOR", { width, depth })).toMatchObject({
          fits: asItIs || swapped,
          turned: !asItIs && swapped,
        });
      }),
    );
  });
});
