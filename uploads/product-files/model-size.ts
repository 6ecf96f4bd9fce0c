import type { MeasuredSize } from "./taken-file.ts";

type Vector = readonly [number, number, number];
/** Column by column, as glTF writes it. */
type Matrix = readonly number[];

interface Node {
  readonly children?: readonly number[];
  readonly mesh?: number;
  readonly matrix?: Matrix;
  readonly translation?: Vector;
  readonly rotation?: readonly [number, number, number, number];
  readonly scale?: Vector;
}

interface Accessor {
  readonly min?: Vector;
  readonly max?: Vector;
  readonly componentType?: number;
  /** Whole numbers that stand for shares of the largest of their type, as packing writes places. */
  readonly normalized?: boolean;
}

/** The part of a model's description that says how large it is, and what it cannot do without. */
export interface ModelDescription {
  readonly scene?: number;
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes?: readonly Node[];
  readonly meshes?: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION?: number } }[];
  }[];
  readonly accessors?: readonly Accessor[];
  readonly extensionsRequired?: readonly string[];
}

/** The description in a GLB that is known to be well-formed. */
export const describedIn = (bytes: Uint8Array): ModelDescription => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const json = bytes.subarray(20, 20 + view.getUint32(12, true));
  return JSON.parse(new TextDecoder().decode(json)) as ModelDescription;
};

/** Outer size of a model that stands as its file says, its front to the viewer; null where it shows nothing. */
export const sizeOf = (model: ModelDescription): MeasuredSize | null => {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];

  const take = (point: Vector): void => {
    point.forEach((value, axis) => {
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    });
  };

  const visit = (index: number, above: Matrix, depth: number): void => {
    const node = model.nodes?.[index];
    // The validator refuses circles; the depth holds also where it did not see one.
    if (!node || depth > deepest) return;
    const matrix = times(above, matrixOf(node));
    const mesh = node.mesh === undefined ? undefined : model.meshes?.[node.mesh];
    for (const { attributes } of mesh?.primitives ?? []) {
      const accessor = model.accessors?.[attributes.POSITION ?? -1] ?? {};
      const { min, max } = accessor;
      if (!min || !max) continue;
      const ends = [min, max].map((end) => lengthsOf(end, accessor)) as [Vector, Vector];
      for (const corner of cornersOf(...ends)) take(placed(matrix, corner));
    }
    for (const child of node.children ?? []) visit(child, matrix, depth + 1);
  };

  const roots = model.scenes?.[model.scene ?? 0]?.nodes ?? [];
  for (const root of roots) visit(root, identity, 0);
  const sides = low.map((value, axis) => Math.round(((high[axis] ?? value) - value) * 1000) / 10);
  const [widthCm = 0, heightCm = 0, depthCm = 0] = sides;
  return sides.every(Number.isFinite) ? { widthCm, depthCm, heightCm } : null;
};

/** The largest whole number of each type that places may be packed in. */
const largest: Readonly<Record<number, number>> = {
  5120: 127,
  5121: 255,
  5122: 32_767,
  5123: 65_535,
};

const lengthsOf = (
  [x, y, z]: Vector,
  { normalized = false, componentType = 0 }: Accessor,
): Vector => {
  const unit = normalized ? (largest[componentType] ?? 1) : 1;
  return [x / unit, y / unit, z / unit];
};

const deepest = 100;
const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const matrixOf = ({ matrix, translation, rotation, scale }: Node): Matrix => {
  if (matrix) return matrix;
  const [tx, ty, tz] = translation ?? [0, 0, 0];
  const [x, y, z, w] = rotation ?? [0, 0, 0, 1];
  const [sx, sy, sz] = scale ?? [1, 1, 1];
  return [
    ...[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)].map((each) => each * sx),
    0,
    ...[2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)].map((each) => each * sy),
    0,
    ...[2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)].map((each) => each * sz),
    0,
    ...[tx, ty, tz, 1],
  ];
};

const times = (a: Matrix, b: Matrix): Matrix =>
  identity.map((_, index) => {
    const row = index % 4;
    const column = index - row;
    return [0, 1, 2, 3].reduce(
      (sum, each) => sum + (a[each * 4 + row] ?? 0) * (b[column + each] ?? 0),
      0,
    );
  });

const placed = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const axis = (row: number) =>
    (matrix[row] ?? 0) * x +
    (matrix[4 + row] ?? 0) * y +
    (matrix[8 + row] ?? 0) * z +
    (matrix[12 + row] ?? 0);
  return [axis(0), axis(1), axis(2)];
};

const cornersOf = (min: Vector, max: Vector): readonly Vector[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [
    (corner & 1 ? max : min)[0],
    (corner & 2 ? max : min)[1],
    (corner & 4 ? max : min)[2],
  ]);
