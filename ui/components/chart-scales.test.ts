import { expect, it } from "vitest";
import { instantScale, stepPaths, valueScale } from "./chart-scales.ts";

it("scales values from zero to their maximum, or to 1 if all are smaller", () => {
  expect([0, 1, 4].map((value) => valueScale([1, 4], [60, 0])(value))).toEqual([60, 45, 0]);
  expect(valueScale([0, 0.5], [0, 100])(0.5)).toBe(50);
  expect(valueScale([], [0, 100])(0)).toBe(0);
});

it("scales instants, also those of an empty span", () => {
  expect(instantScale({ from: 1000, to: 3000 }, [0, 100])(1500)).toBe(25);
  expect(instantScale({ from: 1000, to: 1000 }, [0, 100])(1000)).toBe(0);
});

it("draws a line that steps where a value changes, and the area below it", () => {
  const points = [
    [0, 0],
    [500, 30],
  ] as const;
  expect(stepPaths(points, { right: 1000, bottom: 60 })).toEqual({
    line: "M0,0L500,0L500,30L1000,30L1000,30",
    area: "M0,0L500,0L500,30L1000,30L1000,30L1000,60L1000,60L500,60L500,60L0,60Z",
  });
  expect(stepPaths([], { right: 1000, bottom: 60 })).toEqual({ line: "", area: "" });
});
