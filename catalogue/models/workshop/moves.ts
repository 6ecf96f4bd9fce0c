import type { Flat, Mesh, Part, Point } from "./part.ts";
import { sinCos } from "./vectors.ts";

/** Every point of a mesh put elsewhere; turned inside out where the move mirrors it. */
export const shaped = (mesh: Mesh, move: (point: Point) => Point): Mesh =>
  outward(mesh.map(([a, b, c]) => [move(a), move(b), move(c)]));

/** Moved without a turn. */
export const moved = (mesh: Mesh, [x, y, z]: Point): Mesh =>
  shaped(mesh, (point) => [point[0] + x, point[1] + y, point[2] + z]);

/** Turned about an upright axis; at 90 what faced the viewer faces right. */
export const turnedUpright = (mesh: Mesh, degrees: number, [cx, cz]: Flat): Mesh => {
  const [sin, cos] = sinCos(degrees);
  return shaped(mesh, ([x, y, z]) => [
    cx + (x - cx) * cos + (z - cz) * sin,
    y,
    cz + (z - cz) * cos - (x - cx) * sin,
  ]);
};

/** Turned in the plane of the drawing, clockwise as SVG turns. */
export const rolled = (mesh: Mesh, degrees: number, [cx, cy]: Flat): Mesh => {
  const [sin, cos] = sinCos(degrees);
  return shaped(mesh, ([x, y, z]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
    z,
  ]);
};

/** Tipped about an axis from left to right; a positive angle leans the top away from the viewer. */
export const tipped = (mesh: Mesh, degrees: number, [cy, cz]: Flat): Mesh => {
  const [sin, cos] = sinCos(degrees);
  return shaped(mesh, ([x, y, z]) => [
    x,
    cy + (y - cy) * cos - (z - cz) * sin,
    cz + (z - cz) * cos + (y - cy) * sin,
  ]);
};

/** The same on the other side of an upright line. */
export const mirrored = (mesh: Mesh, axis = 200): Mesh =>
  shaped(mesh, ([x, y, z]) => [2 * axis - x, y, z]);

/** The mesh with its skin outside, whichever way its builder went round. */
export const outward = (mesh: Mesh): Mesh => {
  let volume = 0;
  for (const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] of mesh) {
    volume += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
  }
  // Upside down, as y is here, a body with its skin outside has a negative volume.
  return volume <= 0 ? mesh : mesh.map(([a, b, c]) => [a, c, b]);
};

/** Drawn from its right side: what points right in the drawing is turned to the front. */
export const fromItsSide = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => ({ ...part, mesh: turnedUpright(part.mesh, -90, [200, 0]) }));
