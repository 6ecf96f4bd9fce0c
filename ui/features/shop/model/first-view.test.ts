import { expect, it } from "vitest";
import { viewsOf } from "./first-view.ts";

const sofa = { size: { x: 2, y: 0.9, z: 0.9 }, centre: { x: 0, y: 0.45, z: 0 } };
const lens = { fovDegrees: 14, aspect: 0.96 };
const metres = (words: string): readonly number[] =>
  words.split(" ").map((each) => Number.parseFloat(each));

it("shows the near side of an item as high as in its drawing", () => {
  const extent = { left: 20, right: 380, top: 250, bottom: 430 };
  const { target, asDrawn } = viewsOf(sofa, { extent, fromItsSide: false }, lens);
  const [theta, phi, away = 0] = metres(asDrawn);
  expect([theta, phi]).toEqual([0, 90]);
  const seen = 2 * (away - 0.45) * Math.tan((7 * Math.PI) / 180);
  expect(0.9 / seen).toBeCloseTo(180 / 500, 3);
  // The middle of the drawn item is 90 of 500 below the picture's, and the model's is as far below
  // the camera target.
  const [, height = 0] = metres(target);
  expect((height - 0.45) / seen).toBeCloseTo(90 / 500, 3);
});

it("faces the side if the drawing shows the side", () => {
  const extent = { left: 60, right: 380, top: 110, bottom: 430 };
  const { asDrawn, turned } = viewsOf(sofa, { extent, fromItsSide: true }, lens);
  expect(metres(asDrawn)[0]).toBe(-90);
  expect(metres(turned)[0]).toBe(-56);
});

it("moves back if the item would leave the stage when turned", () => {
  const cube = { size: { x: 1, y: 1, z: 1 }, centre: { x: 0, y: 0.5, z: 0 } };
  const close = { left: 10, right: 390, top: 60, bottom: 440 };
  const { asDrawn, turned } = viewsOf(cube, { extent: close, fromItsSide: false }, lens);
  expect(metres(turned)[2]).toBeGreaterThan(metres(asDrawn)[2] ?? Infinity);
  const small = { left: 150, right: 250, top: 330, bottom: 430 };
  const views = viewsOf(cube, { extent: small, fromItsSide: false }, lens);
  expect(metres(views.turned)[2]).toBe(metres(views.asDrawn)[2]);
});
