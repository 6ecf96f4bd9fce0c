import { outline } from "./outline.ts";
import { count, outward, quad, type Flat, type Mapping, type Mesh, type Point } from "./part.ts";

interface Turning {
  /** The upright axis in the drawing, and how far toward the viewer it stands. */
  readonly axis?: number;
  readonly z?: number;
  readonly segments?: number;
  /** Depth as a share of the width; 1 is round. */
  readonly oval?: number;
  /** Steps of each curve of the path. */
  readonly steps?: number;
  /** The path goes round the wall itself, as of a shade or ring, and is closed to its beginning and not to the axis. */
  readonly hollow?: boolean;
  /** Turned by so many degrees; four segments turned by 45 stand on a side. */
  readonly turn?: number;
}

/** Turned on a lathe: the right half of its outline as the drawing has it, from the axis at the top to the axis at the bottom. */
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

/** A ball, or with other radii an egg. */
export const ball = (
  [x, y, z]: Point,
  r: number,
  { segments = 20, tall = 1 }: { segments?: number; tall?: number } = {},
): Mesh =>
  lathe(
    count(11).map((step): Flat => {
      const angle = (Math.PI * step) / 10;
      return [x + r * Math.sin(angle), y - r * tall * Math.cos(angle)];
    }),
    { axis: x, z, segments },
  );

/** A ring lying flat. */
export const ring = (
  [x, y, z]: Point,
  radius: number,
  thick: number,
  { segments = 40, sides = 8, oval = 1 }: { segments?: number; sides?: number; oval?: number } = {},
): Mesh =>
  lathe(
    count(sides).map((side): Flat => {
      const angle = (2 * Math.PI * side) / sides;
      return [x + radius + thick * Math.cos(angle), y + thick * Math.sin(angle)];
    }),
    { axis: x, z, segments, oval, hollow: true },
  );

/** A texture wrapped round an upright axis so many times, once from top to bottom. */
export const wrapped =
  ([top, bottom]: Flat, { axis = 200, z = 0, times = 1 } = {}): Mapping =>
  ([x, y, depth], [mx, , mz]) => {
    const turn = (a: number, b: number): number => Math.atan2(a - axis, b - z) / (2 * Math.PI);
    const middle = turn(mx, mz);
    const onAxis = Math.hypot(x - axis, depth - z) < 0.01;
    const here = onAxis ? middle : turn(x, depth);
    const across = here - middle > 0.5 ? here - 1 : here - middle < -0.5 ? here + 1 : here;
    return [across * times, (y - top) / (bottom - top)];
  };
