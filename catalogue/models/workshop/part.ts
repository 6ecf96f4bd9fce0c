import type { Material } from "./materials.ts";

/** In drawing units: x to the right, y down as in its paths, z towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];
export type Span = readonly [from: number, to: number];

export type Triangle = readonly [Point, Point, Point];
/**
 * The surface of a closed body; its triangles are counter-clockwise seen from outside once y points
 * up.
 */
export type Mesh = readonly Triangle[];

/** The texture coordinates of a corner. The centre of its triangle decides the side of a seam. */
export type Mapping = (corner: Point, middle: Point) => Flat;

/** A mesh of one material. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
  /** Default: along the longest side, as timber is sawn. */
  readonly mapping?: Mapping;
}

/** Builders of the products' models, by slug. */
export type Models = Readonly<Record<string, () => readonly Part[]>>;

/** Parts of one material. */
export const made = (material: Material, ...meshes: readonly Mesh[]): readonly Part[] =>
  meshes.map((mesh) => ({ mesh, material }));

/** Parts with their own texture mapping. */
export const mapped = (
  material: Material,
  mapping: Mapping,
  ...meshes: readonly Mesh[]
): readonly Part[] => meshes.map((mesh) => ({ mesh, material, mapping }));

/** The two triangles of a quadrilateral given by its corners in order. */
export const quad = (a: Point, b: Point, c: Point, d: Point): Mesh => [
  [a, b, c],
  [a, c, d],
];

/** Integers from 0 to `many` - 1. */
export const count = (many: number): readonly number[] =>
  Array.from({ length: many }, (_, index) => index);

/** Evenly spaced values from one end of a span to the other. */
export const spread = ([from, to]: Span, many: number): readonly number[] =>
  count(many).map((index) =>
    many === 1 ? (from + to) / 2 : from + ((to - from) * index) / (many - 1),
  );
