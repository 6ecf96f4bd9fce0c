import fc from "fast-check";
import { expect, it } from "vitest";
import { projectPoint, type Camera, type Point } from "./camera.ts";
import { dimensionLines } from "./dimension-lines.ts";
import { freeSpot } from "./free-spot.ts";

const chair = { size: { x: 0.74, y: 0.98, z: 1.22 }, centre: { x: 0, y: 0.49, z: 0 } };
const front: Camera = {
  theta: 0,
  phi: Math.PI / 2,
  radius: 5,
  target: [0, 0.49, 0],
  fovDegrees: 14,
  width: 600,
  height: 620,
};

it("projects the target to the middle, and scales by distance", () => {
  const see = projectPoint(front);
  expect(see([0, 0.49, 0])).toEqual([300, 310]);
  const [x, y] = see([0.5, 0.99, 0]);
  const pixels = (0.5 / 5 / Math.tan((7 * Math.PI) / 180)) * 310;
  expect(x).toBeCloseTo(300 + pixels, 6);
  expect(y).toBeCloseTo(310 - pixels, 6);
});

it("draws width and height from the front, but not the depth, which is seen end-on", () => {
  const lines = dimensionLines(chair, { ...front, radius: 50, fovDegrees: 1.4 });
  expect(lines.map(({ side }) => side)).toEqual(["wide", "high"]);
});

it("keeps the lines at the near edges however the item is turned, each as long as its side", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -7, max: 7, noNaN: true }),
      fc.double({ min: 0.8, max: 1.5, noNaN: true }),
      (theta, phi) => {
        const camera = { ...front, theta, phi };
        const see = projectPoint(camera);
        const corners = [-1, 1].flatMap((x) =>
          [-1, 1].map((z): Point => [(x * chair.size.x) / 2, 0, (z * chair.size.z) / 2]),
        );
        const [, middle] = see([0, 0, 0]);
        for (const { side, from, to, label } of dimensionLines(chair, camera)) {
          if (side === "high") {
            const left = Math.min(...corners.map((each) => see(each)[0]));
            expect(Math.max(from[0], to[0])).toBeLessThan(left + 3);
          } else {
            // Nearer points are lower.
            expect(label[1]).toBeGreaterThan(middle);
          }
        }
      },
    ),
  );
});

it("places the available space on the floor or the wall, and reports whether the item fits", () => {
  const size = { widthCm: 74, depthCm: 122, heightCm: 98 };
  const spot = (placement: "floor" | "wall", free: object) =>
    freeSpot(placement, { free, size, piece: chair });
  expect(spot("floor", { width: 100 })).toBeNull();
  expect(spot("floor", { width: 100, depth: 130 })).toEqual({
    corners: [
      [-0.5, 0, -0.65],
      [0.5, 0, -0.65],
      [0.5, 0, 0.65],
      [-0.5, 0, 0.65],
    ],
    fits: true,
  });
  expect(spot("floor", { width: 100, depth: 121 })?.fits).toBe(false);
  const onWall = spot("wall", { width: 80, height: 90 });
  expect(onWall?.fits).toBe(false);
  expect(onWall?.corners.every(([, , z]) => z === -0.61)).toBe(true);
});
