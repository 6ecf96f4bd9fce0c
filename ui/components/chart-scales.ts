import { scaleLinear, type ScaleLinear } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";

type Range = readonly [number, number];

/** Maps zero and the maximum of the values, at least 1, to the ends of the range. */
export function valueScale(values: readonly number[], range: Range): ScaleLinear<number, number> {
  return scaleLinear([0, Math.max(1, ...values)], range);
}

/** Maps instants in milliseconds; linear, because no chart has ticks in the browser's time zone. */
export function instantScale(
  { from, to }: { from: number; to: number },
  range: Range,
): ScaleLinear<number, number> {
  return scaleLinear([from, Math.max(from + 1, to)], range);
}

/** SVG paths of a line that steps at each point up to `right`, and of the area down to `bottom`. */
export function stepPaths(
  points: readonly (readonly [x: number, y: number])[],
  { right, bottom }: { right: number; bottom: number },
) {
  const last = points.at(-1);
  const drawn: [number, number][] = points.map(([x, y]) => [x, y]);
  if (last) drawn.push([right, last[1]]);
  return {
    line: line().curve(curveStepAfter)(drawn) ?? "",
    area: area().curve(curveStepAfter).y0(bottom)(drawn) ?? "",
  };
}
