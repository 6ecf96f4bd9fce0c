import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnAcross, formatCm } from "./size.ts";

const drawnAs = (width: number, height: number) => ({
  left: 0,
  right: width,
  top: 0,
  bottom: height,
});

it("shows centimetres to the millimetre", () => {
  expect(formatCm(74)).toBe("74 cm");
  expect(formatCm(74.25)).toBe("74.3 cm");
});

describe("the horizontal side of a picture", () => {
  const daybed = { widthCm: 74, depthCm: 122, heightCm: 60 };

  it("is the depth of an item drawn from its longer side", () => {
    expect(drawnAcross(daybed, drawnAs(122, 60))).toEqual({ side: "deep", cm: 122 });
  });

  it("is the width of an item drawn from the front", () => {
    expect(drawnAcross(daybed, drawnAs(74, 60))).toEqual({ side: "wide", cm: 74 });
  });

  it("is the width of an item that is not deeper than wide, however it is drawn", () => {
    const cm = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(cm, cm, cm, cm, cm, (one, other, heightCm, across, down) => {
        const size = { widthCm: Math.max(one, other), depthCm: Math.min(one, other), heightCm };
        expect(drawnAcross(size, drawnAs(across, down))).toEqual({
          side: "wide",
          cm: size.widthCm,
        });
      }),
    );
  });

  it("does not depend on the picture's scale", () => {
    const cm = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(
        cm,
        cm,
        cm,
        fc.integer({ min: 1, max: 8 }),
        (widthCm, depthCm, heightCm, zoom) => {
          const size = { widthCm, depthCm, heightCm };
          const small = drawnAcross(size, drawnAs(50, 40));
          expect(drawnAcross(size, drawnAs(50 * zoom, 40 * zoom))).toEqual(small);
        },
      ),
    );
  });
});
