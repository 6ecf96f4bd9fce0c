import svgpath from "svgpath";
import type { Flat } from "./part.ts";

/** The path of a circle. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`;

/** The path of an ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;

/** A path scaled and rotated clockwise about its origin, then translated, as in SVG transforms. */
export const placed = (path: string, [x, y]: Flat, degrees = 0, scale = 1): string =>
  svgpath(path).scale(scale).rotate(degrees).translate(x, y).toString();
