import svgpath from "svgpath";
import type { Flat } from "./part.ts";

/**
 * The polylines of an SVG path, with a number of steps per curve; a closed line doesn't repeat its
 * first point.
 */
export const outlines = (path: string, steps = 8): readonly (readonly Flat[])[] => {
  const lines: Flat[][] = [];
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([kind, ...given], _index, x, y) => {
      const at = given as number[];
      if (kind === "M") {
        lines.push([[at[0] ?? 0, at[1] ?? 0]]);
        return;
      }
      const line = lines.at(-1);
      if (!line || kind === "Z") return;
      const controls = controlsOf(kind, at, [x, y]);
      const many = controls.length === 2 ? 1 : steps;
      for (let step = 1; step <= many; step++) line.push(along(controls, step / many));
    });
  return lines.map(withoutRepeats);
};

/** The first polyline of a path. */
export const outline = (path: string, steps = 8): readonly Flat[] => outlines(path, steps)[0] ?? [];

const controlsOf = (kind: string, at: readonly number[], [x, y]: Flat): readonly Flat[] => {
  if (kind === "H")
    return [
      [x, y],
      [at[0] ?? x, y],
    ];
  if (kind === "V")
    return [
      [x, y],
      [x, at[0] ?? y],
    ];
  const pairs: Flat[] = [[x, y]];
  for (let index = 0; index + 1 < at.length; index += 2) {
    pairs.push([at[index] ?? 0, at[index + 1] ?? 0]);
  }
  return pairs;
};

/** A point of a Bézier curve of any degree (de Casteljau). */
const along = (controls: readonly Flat[], t: number): Flat => {
  const [first, ...rest] = controls;
  if (!first) return [0, 0];
  if (rest.length === 0) return first;
  const between = rest.map((to, index): Flat => {
    const from = controls[index] ?? to;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
  return along(between, t);
};

const withoutRepeats = (line: readonly Flat[]): readonly Flat[] => {
  const near = (a: Flat, b: Flat | undefined): boolean =>
    b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;
  const kept = line.filter((point, index) => index === 0 || !near(point, line[index - 1]));
  const [first] = kept;
  return kept.length > 2 && first && near(first, kept.at(-1)) ? kept.slice(0, -1) : kept;
};
