import { expect, it } from "vitest";
import { partWidthCm, placeOnWall, type DrawnItem } from "./wall-scale.ts";

const sofa: DrawnItem = {
  size: { widthCm: 196, depthCm: 88, heightCm: 92 },
  extent: { left: 20, right: 380, top: 246, bottom: 430 },
  hangs: false,
};
const stool: DrawnItem = {
  size: { widthCm: 42, depthCm: 42, heightCm: 44 },
  extent: { left: 80, right: 320, top: 190, bottom: 430 },
  hangs: false,
};
const mirror: DrawnItem = { ...stool, hangs: true };

/** Width of the object itself in percent of its part of the wall. */
const objectWidth = (item: DrawnItem, widthCm: number) =>
  (placeOnWall(item, widthCm).width * (item.extent.right - item.extent.left)) / 400;
/** The object's lower edge in percent. */
const foot = (item: DrawnItem, widthCm: number) => {
  const { top, height } = placeOnWall(item, widthCm);
  return top + (height * item.extent.bottom) / 500;
};

it("draws all items at one scale, and the largest one fills its part", () => {
  const widthCm = partWidthCm([sofa, stool]);
  expect(objectWidth(sofa, widthCm)).toBeCloseTo(83);
  expect(objectWidth(sofa, widthCm) / objectWidth(stool, widthCm)).toBeCloseTo(196 / 42);
});

it("gives standing items one floor line", () => {
  const widthCm = partWidthCm([sofa, stool]);
  expect(foot(sofa, widthCm)).toBeCloseTo(88.5);
  expect(foot(stool, widthCm)).toBeCloseTo(88.5);
});

it("hangs items above the floor", () => {
  const widthCm = partWidthCm([sofa, mirror]);
  expect(foot(mirror, widthCm)).toBeLessThan(74);
});

it("leaves room above a high item", () => {
  const tower: DrawnItem = {
    size: { widthCm: 40, depthCm: 40, heightCm: 200 },
    extent: { left: 160, right: 240, top: 30, bottom: 430 },
    hangs: false,
  };
  const { top, height } = placeOnWall(tower, partWidthCm([tower, stool]));
  expect(top + (height * tower.extent.top) / 500).toBeCloseTo(20.5);
});
