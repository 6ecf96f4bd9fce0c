import type { Material } from "./materials.ts";

/**
 * Of the drawing: x to the right and y down in its own units, as its paths say them, z toward
 * whoever looks at it.
 */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];
/** From, to. */
export type Span = readonly [from: number, to: number];

export type Triangle = readonly [Point, Point, Point];
/**
 * The skin of a closed body; its triangles run counter-clockwise seen from outside once y points
 * up.
 */
export type Mesh = readonly Triangle[];

/**
 * Where on its texture a corner lies; the middle of its triangle tells on which side of a seam it
 * is.
 */
export type Mapping = (corner: Point, middle: Point) => Flat;

/** A piece of one material. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
  /** Missing: along the longest side, as timber is sawn. */
  readonly mapping?: Mapping;
}

/** What products are made of, by their slugs. */
export type Models = Readonly<Record<string, () => readonly Part[]>>;

/** Pieces of one material. */
export const made = (material: Material, ...meshes: readonly Mesh[]): readonly Part[] =>
  meshes.map((mesh) => ({ mesh, material }));

/** Pieces whose texture lies on them in a way of its own. */
export const mapped = (
  material: Material,
  mapping: Mapping,
  ...meshes: readonly Mesh[]
): readonly Part[] => meshes.map((mesh) => ({ mesh, material, mapping }));

/** The two triangles of a quadrilateral given round its edge. */
export const quad = (a: Point, b: Point, c: Point, d: Point): Mesh => [
  [a, b, c],
  [a, c, d],
];

/** Whole numbers from 0 to below the count. */
export const count = (many: number): readonly number[] =>
  Array.from({ length: many }, (_, index) => index);

/** So many values evenly from one end of a span to the other. */
export const spread = ([from, to]: Span, many: number): readonly number[] =>
  count(many).map((index) =>
    many === 1 ? (from + to) / 2 : from + ((to - from) * index) / (many - 1),
  );
