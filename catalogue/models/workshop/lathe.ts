import { outline } from "./outline.ts";
import { outward } from "./moves.ts";
import { count, quad, type Flat, type Mesh, type Point } from "./part.ts";

interface Turning {
  /** The vertical axis in the drawing, and its depth towards the viewer. */
  readonly axis?: number;
  readonly z?: number;
  readonly segments?: number;
  /** Depth as a share of the width; 1 is round. */
  readonly oval?: number;
  /** Steps of each curve of the path. */
  readonly steps?: number;
  /**
   * The path is the closed outline of the wall itself, as of a shade or ring, and is not connected
   * to the axis.
   */
  readonly hollow?: boolean;
  /** Rotation in degrees; four segments rotated by 45 have a side at the front. */
  readonly turn?: number;
}

/**
 * A body of revolution from the right half of its outline in the drawing, from the axis at the top
 * to the axis at the bottom.
 */
export const lathe = (
  path: string | readonly Flat[],
  { axis = 200, z = 0, segments = 40, oval = 1, steps = 7, hollow = false, turn = 0 }: Turning = {},
): Mesh => {
  const profile = typeof path === "string" ? outline(path, steps) : path;
  const at = ([x, y]: Flat, segment: number): Point => {
    const angle = 2 * Math.PI * (segment / segments + turn / 360);
    const radius = Math.max(0, x - axis);
    return [axis + radius * Math.sin(angle), y, z + radius * Math.cos(angle) * oval];
  };
  const closed = [...profile];
  const [first] = closed;
  const last = closed.at(-1);
  if (hollow && first) closed.push(first);
  else if (first && first[0] > axis + 0.01) closed.unshift([axis, first[1]]);
  if (!hollow && last && last[0] > axis + 0.01) closed.push([axis, last[1]]);
  return outward(
    closed.slice(1).flatMap((low, index) => {
      const high = closed[index] ?? low;
      return count(segments).flatMap((segment) =>
        quad(at(high, segment), at(high, segment + 1), at(low, segment + 1), at(low, segment)),
      );
    }),
  );
};
