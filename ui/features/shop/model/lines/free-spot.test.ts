import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FreeSpace } from "../../../shared/product/fit.ts";
import type { Measured } from "../first-view.ts";
import { freeSpot } from "./free-spot.ts";

/** A sofa of 2 by 0.9 by 0.8 metres, as large as its model. */
const size = { widthCm: 200, depthCm: 90, heightCm: 80 };
const piece: Measured = {
  size: { x: 2, y: 0.8, z: 0.9 },
  centre: { x: 0, y: 0.4, z: 0 },
};
const space = (width: number | null, depth: number | null, height: number | null = null) =>
  ({ width, depth, height }) as FreeSpace;
const onFloor = (free: FreeSpace) => freeSpot("floor", { free, size, piece });

describe("the available space around an item", () => {
  it("is under a floor item, with the given width and depth, centred", () => {
    expect(onFloor(space(300, 100))?.corners).toEqual([
      [-1.5, 0, -0.5],
      [1.5, 0, -0.5],
      [1.5, 0, 0.5],
      [-1.5, 0, 0.5],
    ]);
  });

  it("is on the wall behind a wall item, with the given width and height", () => {
    const spot = freeSpot("wall", { free: space(300, null, 100), size, piece });
    expect(spot?.corners.map(([, , z]) => z)).toEqual([-0.45, -0.45, -0.45, -0.45]);
    expect(spot?.corners.map(([, y]) => Math.round(y * 100))).toEqual([-10, -10, 90, 90]);
    expect(spot?.fits).toBe(true);
  });

  it("is not drawn until both sides are known", () => {
    expect(onFloor(space(300, null))).toBeNull();
    expect(onFloor(space(null, 100))).toBeNull();
    expect(freeSpot("wall", { free: space(300, 100), size, piece })).toBeNull();
  });

  it("fits the item exactly if neither side is too short", () => {
    const cm = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(cm, cm, (width, depth) => {
        expect(onFloor(space(width, depth))?.fits).toBe(width >= 200 && depth >= 90);
      }),
    );
    expect(onFloor(space(200, 90))?.fits).toBe(true);
    expect(onFloor(space(199, 90))?.fits).toBe(false);
  });
});
