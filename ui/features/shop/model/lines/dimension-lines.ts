import type { Measured } from "../first-view.ts";
import { rightOf, projectPoint, type Camera, type Point, type Spot } from "./camera.ts";

/** A dimension line with its extension lines. */
export interface DimensionLine {
  side: "wide" | "deep" | "high";
  from: Spot;
  to: Spot;
  ends: readonly (readonly [Spot, Spot])[];
  /** Position of the label, in the middle of the line. */
  label: Spot;
}

/** Distance of a line from the item, as a fraction of the item's longest side. */
const away = 0.06;
/** Minimum length in pixels; a line seen end-on is not drawn. */
const shortest = 28;

/**
 * Lines along the edges nearest to the viewer: width and depth on the floor in front, height at the
 * left. They move around the item as it is turned.
 */
export function dimensionLines({ size, centre }: Measured, camera: Camera): DimensionLine[] {
  const see = projectPoint(camera);
  const gap = away * Math.max(size.x, size.y, size.z);
  const floor = centre.y - size.y / 2;
  const sideX = Math.sin(camera.theta) < 0 ? -1 : 1;
  const sideZ = Math.cos(camera.theta) < 0 ? -1 : 1;
  const corner = (x: number, z: number): Point => [
    centre.x + (x * size.x) / 2,
    floor,
    centre.z + (z * size.z) / 2,
  ];
  const [rx, , rz] = rightOf(camera);
  const corners = [corner(-1, -1), corner(-1, 1), corner(1, -1), corner(1, 1)];
  const leftmost = corners.reduce((left, each) => (see(each)[0] < see(left)[0] ? each : left));
  const top: Point = [leftmost[0], floor + size.y, leftmost[2]];
  const lines = [
    { side: "wide", of: [corner(-1, sideZ), corner(1, sideZ)], out: [0, 0, sideZ] },
    { side: "deep", of: [corner(sideX, 1), corner(sideX, -1)], out: [sideX, 0, 0] },
    { side: "high", of: [leftmost, top], out: [-rx, 0, -rz] },
  ] as const;
  return lines.flatMap(({ side, of, out }) => {
    const moved = ([x, y, z]: Point, by: number): Spot =>
      see([x + out[0] * by, y, z + out[2] * by]);
    const from = moved(of[0], gap);
    const to = moved(of[1], gap);
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < shortest) return [];
    return [
      {
        side,
        from,
        to,
        ends: of.map((each) => [moved(each, gap * 0.25), moved(each, gap * 1.35)] as const),
        label: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const,
      },
    ];
  });
}
