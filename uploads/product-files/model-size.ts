import type { Accessor, Document, Node, Primitive } from "@gltf-transform/core";
import type { InstancedMesh } from "@gltf-transform/extensions";
import type { MeasuredSize } from "./accepted-file.ts";

type Vector = readonly number[];
/** Column by column, as in glTF. */
type Matrix = readonly number[];

/** Outer size of a model at rest, facing the viewer; null if it shows nothing. */
export const sizeOf = (document: Document): MeasuredSize | null => {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const take = (point: Vector): void => {
    point.forEach((value, axis) => {
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    });
  };
  scene?.traverse((node) => {
    const mesh = node.getMesh();
    if (!mesh) return;
    const weights = node.getWeights().length > 0 ? node.getWeights() : mesh.getWeights();
    const joints = jointsOf(node);
    const places = joints ? [identity] : placesOf(node);
    for (const primitive of mesh.listPrimitives()) {
      for (const vertex of verticesOf(primitive)) {
        const point = moved(primitive, vertex, weights);
        if (!point) continue;
        const skinned = joints ? bent(primitive, vertex, point, joints) : point;
        for (const place of places) take(placed(place, skinned));
      }
    }
  });
  const sides = low.map((value, axis) => Math.round(((high[axis] ?? value) - value) * 1000) / 10);
  const [widthCm = 0, heightCm = 0, depthCm = 0] = sides;
  return sides.every(Number.isFinite) ? { widthCm, depthCm, heightCm } : null;
};

/** The vertices that a primitive draws, each once. */
export const verticesOf = (primitive: Primitive): Iterable<number> => {
  const positions = primitive.getAttribute("POSITION");
  const indices = primitive.getIndices();
  if (!positions) return [];
  if (!indices) return Array(positions.getCount()).keys();
  return new Set(Array.from({ length: indices.getCount() }, (_, at) => indices.getScalar(at)));
};

/** A vertex with its morph targets applied; null if it doesn't exist. */
const moved = (primitive: Primitive, vertex: number, weights: Vector): Vector | null => {
  const positions = primitive.getAttribute("POSITION");
  if (!positions || vertex >= positions.getCount()) return null;
  const point: number[] = positions.getElement(vertex, []);
  primitive.listTargets().forEach((target, place) => {
    const weight = weights[place] ?? 0;
    const deltas = weight === 0 ? null : target.getAttribute("POSITION");
    if (!deltas || vertex >= deltas.getCount()) return;
    deltas.getElement<number[]>(vertex, []).forEach((delta, axis) => {
      point[axis] = (point[axis] ?? 0) + weight * delta;
    });
  });
  return point;
};

/**
 * The matrix of each joint of a skin; null for a node without a skin. The node's own transform
 * doesn't count for a skinned mesh.
 */
const jointsOf = (node: Node): readonly Matrix[] | null => {
  const skin = node.getSkin();
  if (!skin) return null;
  const inverse = skin.getInverseBindMatrices();
  return skin.listJoints().map((joint, place) => {
    const world = joint.getWorldMatrix();
    return inverse ? times(world, inverse.getElement(place, [])) : world;
  });
};

/** A point transformed by its joints, by weight. */
const bent = (
  primitive: Primitive,
  vertex: number,
  point: Vector,
  joints: readonly Matrix[],
): Vector => {
  const weights = elementOf(primitive.getAttribute("WEIGHTS_0"), vertex);
  const places = elementOf(primitive.getAttribute("JOINTS_0"), vertex);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // Viewers attach a vertex without weights to its first joint.
  const shares = sum === 0 ? [1] : weights.map((weight) => weight / sum);
  return shares.reduce<Vector>(
    (total, share, at) => {
      const joint = joints[places[at] ?? 0];
      if (share === 0 || !joint) return total;
      return placed(joint, point).map((value, axis) => (total[axis] ?? 0) + share * value);
    },
    [0, 0, 0],
  );
};

const elementOf = (accessor: Accessor | null, vertex: number): Vector =>
  accessor && vertex < accessor.getCount() ? accessor.getElement(vertex, []) : [];

/** The world matrices at which a node shows its mesh: its own, or those of its instances. */
const placesOf = (node: Node): readonly Matrix[] => {
  const world = node.getWorldMatrix();
  const instances = node.getExtension<InstancedMesh>("EXT_mesh_gpu_instancing");
  if (!instances) return [world];
  const [translations, rotations, scales] = ["TRANSLATION", "ROTATION", "SCALE"].map((name) =>
    instances.getAttribute(name),
  );
  const count = Math.max(0, ...instances.listAttributes().map((each) => each.getCount()));
  return Array.from({ length: count }, (_, at) =>
    times(
      world,
      matrixOf(
        elementOf(translations ?? null, at),
        elementOf(rotations ?? null, at),
        elementOf(scales ?? null, at),
      ),
    ),
  );
};

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const matrixOf = (
  [tx = 0, ty = 0, tz = 0]: Vector,
  [x = 0, y = 0, z = 0, w = 1]: Vector,
  [sx = 1, sy = 1, sz = 1]: Vector,
): Matrix => [
  ...[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)].map((each) => each * sx),
  0,
  ...[2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)].map((each) => each * sy),
  0,
  ...[2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)].map((each) => each * sz),
  0,
  ...[tx, ty, tz, 1],
];

const times = (a: Matrix, b: Matrix): Matrix =>
  identity.map((_, index) => {
    const row = index % 4;
    const column = index - row;
    return [0, 1, 2, 3].reduce(
      (sum, each) => sum + (a[each * 4 + row] ?? 0) * (b[column + each] ?? 0),
      0,
    );
  });

const placed = (matrix: Matrix, [x = 0, y = 0, z = 0]: Vector): Vector =>
  [0, 1, 2].map(
    (row) =>
      (matrix[row] ?? 0) * x +
      (matrix[4 + row] ?? 0) * y +
      (matrix[8 + row] ?? 0) * z +
      (matrix[12 + row] ?? 0),
  );
