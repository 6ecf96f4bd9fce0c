import { expect, it } from "vitest";
import { accentColour } from "./accent.ts";
import { toLinear } from "./srgb.ts";

/** The contrast ratio of a colour with white (WCAG 2). */
const contrastWithWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

it("is the design's green by default", () => {
  expect(accentColour(158)).toBe("#1d4f35");
});

it("has white text that is readable in each hue", () => {
  for (let hue = 0; hue < 360; hue += 1) {
    expect(contrastWithWhite(accentColour(hue)), `${hue}°`).toBeGreaterThanOrEqual(4.5);
  }
});
