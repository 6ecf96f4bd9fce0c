import type { Flat, Point } from "../workshop/part.ts";
import { dot } from "../workshop/vectors.ts";

/** A vertex with its attributes. */
export interface Vertex {
  readonly at: Point;
  readonly normal: Point;
  readonly uv: Flat;
}

/** A triangle in metres with its texture coordinates. */
export interface Facet {
  readonly corners: readonly [Point, Point, Point];
  readonly uvs: readonly [Flat, Flat, Flat];
}

/** Faces with a sharper angle than this keep a hard edge. */
const crease = Math.cos((42 * Math.PI) / 180);

/**
 * Three vertices per facet, with normals smoothed over soft edges; degenerate facets are dropped.
 */
export const shadedSmoothly = (facets: readonly Facet[]): readonly Vertex[] => {
  const solid = facets.flatMap(({ corners, uvs }) => {
    const normal = normalOf(corners);
    return normal
      ? [{ corners, uvs, normal, direction: unit(normal), keys: corners.map(keyOf) }]
      : [];
  });
  // Normals are weighted by the facet's area, so that a broad face outweighs its narrow edge.
  const meeting = new Map<number, { readonly normal: Point; readonly direction: Point }[]>();
  for (const facet of solid) {
    for (const key of facet.keys) {
      const there = meeting.get(key);
      if (there) there.push(facet);
      else meeting.set(key, [facet]);
    }
  }
  return solid.flatMap(({ corners, uvs, keys, direction }) =>
    corners.map((at, index) => {
      let [x, y, z] = [0, 0, 0];
      for (const other of meeting.get(keys[index] ?? 0) ?? []) {
        if (dot(other.direction, direction) < crease) continue;
        x += other.normal[0];
        y += other.normal[1];
        z += other.normal[2];
      }
      return { at, normal: unit([x, y, z]), uv: uvs[index] ?? [0, 0] };
    }),
  );
};

/**
 * A position rounded to a twentieth of a millimetre as one number, within three metres of the
 * origin.
 */
const keyOf = ([x, y, z]: Point): number => {
  const steps = (metres: number): number => Math.round(metres * 20_000) + 65_536;
  return (steps(x) * 131_072 + steps(y)) * 131_072 + steps(z);
};

const normalOf = ([a, b, c]: Facet["corners"]): Point | null => {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Point = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.hypot(...normal) < 1e-11 ? null : normal;
};

const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
