import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FreeSpace } from "../../shared/product/fit.ts";
import { FreeSpaceFrame } from "./free-space-frame.tsx";

/** Drawn from its longer side, 2 units per centimetre. */
const size = { widthCm: 60, depthCm: 100, heightCm: 80 };
const extent = { left: 100, right: 300, top: 240, bottom: 400 };

const drawn = (free: FreeSpace, placement: "FLOOR" | "WALL" = "FLOOR") => {
  const { container } = render(
    <FreeSpaceFrame size={size} extent={extent} placement={placement} free={free} />,
  );
  const rect = container.querySelector("rect");
  return {
    box: ["x", "y", "width", "height"].map((name) => Number(rect?.getAttribute(name))),
    enough: container.querySelector(".is-enough") !== null,
    words: container.textContent,
    isEmpty: rect === null,
  };
};

it("is drawn at the picture's scale around the item, on the floor", () => {
  expect(drawn({ depth: 120 })).toEqual({
    box: [80, 240, 240, 160],
    enough: true,
    words: "Free space 120 cm",
    isEmpty: false,
  });
});

it("is marked if there is too little space", () => {
  expect(drawn({ depth: 90 })).toMatchObject({ box: [110, 240, 180, 160], enough: false });
});

it("draws nothing for a side that the picture does not show", () => {
  expect(drawn({ width: 90 }).isEmpty).toBe(true);
  expect(drawn({}).isEmpty).toBe(true);
});

it("is centred on a wall item and includes its height", () => {
  expect(drawn({ depth: 100, height: 90 }, "WALL")).toMatchObject({
    box: [100, 230, 200, 180],
    enough: true,
    words: "Free space 100 cm × 90 cm",
  });
});
