import type { SampleProduct } from "../../sample-product.ts";
import type { Material } from "../workshop/materials.ts";
import type { Part, Point } from "../workshop/part.ts";
import { mappingOf } from "./grain.ts";
import { indexed, type Geometry } from "./indexed.ts";
import { shadedSmoothly } from "./normals.ts";

/** All parts of one material, ready to be drawn. */
export interface Finished {
  readonly material: Material;
  readonly geometry: Geometry;
}

type Ends = readonly [low: Point, high: Point];

/**
 * Scales the parts to metres and the record's size, y up. The origin is the centre of the base, or
 * for wall products the centre of the back.
 */
export const finished = (
  drawn: readonly Part[],
  { size, placement }: Pick<SampleProduct, "size" | "placement">,
): readonly Finished[] => {
  const [low, high] = endsOf(drawn);
  const metres: Point = [size.widthCm / 100, size.heightCm / 100, size.depthCm / 100];
  const scale = metres.map((each, axis) => each / ((high[axis] ?? 0) - (low[axis] ?? 0)));
  const middle = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2);
  const [sx = 1, sy = 1, sz = 1] = scale;
  const [mx = 0, my = 0, mz = 0] = middle;
  const onWall = placement === "wall";
  const put = ([x, y, z]: Point): Point => [
    (x - mx) * sx,
    ((onWall ? my : high[1]) - y) * sy,
    (z - (onWall ? low[2] : mz)) * sz,
  ];
  const byMaterial = new Map<string, Part[]>();
  for (const part of drawn) {
    const same = byMaterial.get(part.material.name);
    if (same) same.push(part);
    else byMaterial.set(part.material.name, [part]);
  }
  return [...byMaterial.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const vertices = parts.flatMap(({ mesh, material, mapping = mappingOf(material, mesh) }) =>
      shadedSmoothly(
        mesh.map((triangle) => {
          const [a, b, c] = triangle;
          const centre: Point = [
            (a[0] + b[0] + c[0]) / 3,
            (a[1] + b[1] + c[1]) / 3,
            (a[2] + b[2] + c[2]) / 3,
          ];
          return {
            corners: [put(a), put(b), put(c)],
            uvs: [mapping(a, centre), mapping(b, centre), mapping(c, centre)],
          };
        }),
      ),
    );
    return [{ material: first.material, geometry: indexed(vertices) }];
  });
};

const endsOf = (parts: readonly Part[]): Ends => {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { mesh } of parts) {
    for (const triangle of mesh) {
      for (const point of triangle) {
        for (const axis of [0, 1, 2] as const) {
          low[axis] = Math.min(low[axis], point[axis]);
          high[axis] = Math.max(high[axis], point[axis]);
        }
      }
    }
  }
  return [low, high];
};
