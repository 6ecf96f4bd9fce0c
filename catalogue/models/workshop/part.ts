import type { Material } from "./materials.ts";

/** Of the drawing: x to the right and y down in its own units, as its paths say them, z toward whoever looks at it. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];
/** From, to. */
export type Span = readonly [from: number, to: number];

export type Triangle = readonly [Point, Point, Point];
/** The skin of a closed body; its triangles run counter-clockwise seen from outside once y points up. */
export type Mesh = readonly Triangle[];

/** Where on its texture a corner lies; the middle of its triangle tells on which side of a seam it is. */
export type Mapping = (corner: Point, middle: Point) => Flat;

/** A piece of one material. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
  /** Missing: along the longest side, as timber is sawn. */
  readonly mapping?: Mapping;
}

/** Pieces of one material. */
export const made = (material: Material, ...meshes: readonly Mesh[]): readonly Part[] =>
  meshes.map((mesh) => ({ mesh, material }));

/** Pieces whose texture lies on them in a way of its own. */
export const mapped = (
  material: Material,
  mapping: Mapping,
  ...meshes: readonly Mesh[]
): readonly Part[] => meshes.map((mesh) => ({ mesh, material, mapping }));

/** Every point of a mesh put elsewhere; turned inside out where the move mirrors it. */
export const shaped = (mesh: Mesh, move: (point: Point) => Point): Mesh =>
  outward(mesh.map(([a, b, c]) => [move(a), move(b), move(c)]));

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

export const sinCos = (degrees: number): readonly [sin: number, cos: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
};

/** The mesh with its skin outside, whichever way its builder went round. */
export const outward = (mesh: Mesh): Mesh => {
  let volume = 0;
  for (const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] of mesh) {
    volume += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
  }
  // Upside down, as y is here, a body with its skin outside has a negative volume.
  return volume <= 0 ? mesh : mesh.map(([a, b, c]) => [a, c, b]);
};

/** The two triangles of a quadrilateral given round its edge. */
export const quad = (a: Point, b: Point, c: Point, d: Point): Mesh => [
  [a, b, c],
  [a, c, d],
];

/** Drawn from its right side: what points right in the drawing is turned to the front. */
export const fromItsSide = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => ({ ...part, mesh: turnedUpright(part.mesh, -90, [200, 0]) }));

/** Whole numbers from 0 to below the count. */
export const count = (many: number): readonly number[] =>
  Array.from({ length: many }, (_, index) => index);

/** So many values evenly from one end of a span to the other. */
export const spread = ([from, to]: Span, many: number): readonly number[] =>
  count(many).map((index) =>
    many === 1 ? (from + to) / 2 : from + ((to - from) * index) / (many - 1),
  );
