import type { Flat, Mesh, Part, Point } from "./part.ts";
import { sinCos } from "./vectors.ts";

/** Maps every point of a mesh; flips the triangles if the map mirrors it. */
export const shaped = (mesh: Mesh, move: (point: Point) => Point): Mesh =>
  outward(mesh.map(([a, b, c]) => [move(a), move(b), move(c)]));

/** Translates a mesh. */
export const moved = (mesh: Mesh, [x, y, z]: Point): Mesh =>
  shaped(mesh, (point) => [point[0] + x, point[1] + y, point[2] + z]);

/** Rotates a mesh about a vertical axis; at 90 the former front faces right. */
export const turnedUpright = (mesh: Mesh, degrees: number, [cx, cz]: Flat): Mesh => {
  const [sin, cos] = sinCos(degrees);
  return shaped(mesh, ([x, y, z]) => [
    cx + (x - cx) * cos + (z - cz) * sin,
    y,
    cz + (z - cz) * cos - (x - cx) * sin,
  ]);
};

/** Rotates a mesh in the plane of the drawing, clockwise as in SVG. */
export const rolled = (mesh: Mesh, degrees: number, [cx, cy]: Flat): Mesh => {
  const [sin, cos] = sinCos(degrees);
  return shaped(mesh, ([x, y, z]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
    z,
  ]);
};

/**
 * Rotates a mesh about a horizontal axis from left to right; a positive angle leans the top away
 * from the viewer.
 */
export const tipped = (mesh: Mesh, degrees: number, [cy, cz]: Flat): Mesh => {
  const [sin, cos] = sinCos(degrees);
  return shaped(mesh, ([x, y, z]) => [
    x,
    cy + (y - cy) * cos - (z - cz) * sin,
    cz + (z - cz) * cos + (y - cy) * sin,
  ]);
};

/** Mirrors a mesh at a vertical line. */
export const mirrored = (mesh: Mesh, axis = 200): Mesh =>
  shaped(mesh, ([x, y, z]) => [2 * axis - x, y, z]);

/** Orients a closed mesh outwards, whatever its winding. */
export const outward = (mesh: Mesh): Mesh => {
  let volume = 0;
  for (const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] of mesh) {
    volume += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
  }
  // Because y points down here, an outward mesh has a negative volume.
  return volume <= 0 ? mesh : mesh.map(([a, b, c]) => [a, c, b]);
};

/** Drawn from its right side: the right of the drawing becomes the front. */
export const fromItsSide = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => ({ ...part, mesh: turnedUpright(part.mesh, -90, [200, 0]) }));
