import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A newcomer can hold a file of so many lines in mind, and need not scroll through half of them. */
const longest = 250;
const mostInTheMiddle = 60;

const layers = [
  "accounts",
  "catalogue",
  "domain",
  "event-store",
  "graphql",
  "history",
  "mail",
  "projections",
  "rest",
  "server",
  "setup",
  "ui",
  "uploads",
] as const;

const isSource = (path: string): boolean =>
  /\.(tsx?|m?js)$/.test(path) &&
  !/\.test\.tsx?$|(^|\/)generated\/|\.generated\.|\.d\.ts$/.test(path);

const lengthsOf = (layer: string): readonly (readonly [path: string, lines: number])[] =>
  readdirSync(join(root, layer), { recursive: true, encoding: "utf8" })
    .filter((path) => isSource(path.replaceAll("\\", "/")))
    .map((path) => {
      const text = readFileSync(join(root, layer, path), "utf8");
      return [`${layer}/${path}`, text.split("\n").length - 1] as const;
    });

describe.each(layers)("files of %s", (layer) => {
  const files = lengthsOf(layer);

  it(`have at most ${longest} lines`, () => {
    expect(files.filter(([, lines]) => lines > longest)).toEqual([]);
  });

  it(`have at most ${mostInTheMiddle} lines in the median`, () => {
    const lengths = files.map(([, lines]) => lines).sort((a, b) => a - b);
    expect(lengths[Math.floor((lengths.length - 1) / 2)]).toBeLessThanOrEqual(mostInTheMiddle);
  });
});
