import type { Point } from "./part.ts";

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** `a` plus `by` times `b`. */
export const plus = (a: Point, b: Point, by: number): Point => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];

export const scaled = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const length = (a: Point): number => Math.hypot(...a);

/** The normalized vector; a zero vector stays zero. */
export const unit = (a: Point): Point => scaled(a, 1 / (length(a) || 1));

/** The cross product. */
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Sine and cosine of an angle in degrees. */
export const sinCos = (degrees: number): readonly [sin: number, cos: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
};
