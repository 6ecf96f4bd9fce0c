import { lathe } from "./lathe.ts";
import { count, type Flat, type Mapping, type Mesh, type Point } from "./part.ts";

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

/** A horizontal ring. */
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

/** Wraps a texture around a vertical axis a number of times, once from top to bottom. */
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
