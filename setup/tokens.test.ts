import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tokens = readFileSync(new URL("../ui/styles/tokens.css", import.meta.url), "utf8");

/** Lightness of the darkest timber of the pictures, #2f221b, in OKLCH. */
const darkTimber = 0.26;

/** The dark theme's lightness of every token of a kind, by token name. */
const atNight = (kind: "wall" | "floor"): ReadonlyMap<string, number> =>
  new Map(
    [
      ...tokens.matchAll(
        new RegExp(`--${kind}-(\\w+): light-dark\\(oklch\\([^)]+\\), oklch\\(([\\d.]+)`, "g"),
      ),
    ].map(([, name = "", lightness = ""]) => [name, Number(lightness)]),
  );

it("in the dark theme, legs of dark timber contrast with every floor, and every wall with its floor", () => {
  const floors = atNight("floor");
  expect(floors.size).toBe(5);
  for (const [name, floor] of floors) {
    expect(floor - darkTimber, `floor of ${name}`).toBeGreaterThanOrEqual(0.13);
    expect((atNight("wall").get(name) ?? 0) - floor, `wall of ${name}`).toBeGreaterThanOrEqual(
      0.04,
    );
  }
});
