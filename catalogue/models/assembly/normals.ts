import type { Flat, Point } from "../workshop/part.ts";

/** A corner as a graphics card draws it. */
export interface Vertex {
  readonly at: Point;
  readonly normal: Point;
  readonly uv: Flat;
}

/** A triangle in metres, and where on the texture its corners lie. */
export interface Facet {
  readonly corners: readonly [Point, Point, Point];
  readonly uvs: readonly [Flat, Flat, Flat];
}

/** Faces that meet more sharply than this keep their edge. */
const crease = Math.cos((42 * Math.PI) / 180);

/** Three vertices a facet, shaded smoothly over edges that are not sharp; facets without an area are left out. */
export const shadedSmoothly = (facets: readonly Facet[]): readonly Vertex[] => {
  const solid = facets.flatMap((facet) => {
    const normal = normalOf(facet.corners);
    return normal ? [{ ...facet, normal }] : [];
  });
  const meeting = new Map<string, Point[]>();
  for (const { corners, normal } of solid) {
    for (const corner of corners) {
      const key = keyOf(corner);
      const there = meeting.get(key);
      if (there) there.push(normal);
      else meeting.set(key, [normal]);
    }
  }
  return solid.flatMap(({ corners, uvs, normal }) =>
    corners.map((at, index) => {
      const own = unit(normal);
      // Normals are as long as their facet is large: a broad face outweighs the edge beside it.
      const sum: [number, number, number] = [0, 0, 0];
      for (const other of meeting.get(keyOf(at)) ?? []) {
        const direction = unit(other);
        if (dot(direction, own) < crease) continue;
        for (const axis of [0, 1, 2] as const) sum[axis] += other[axis];
      }
      return { at, normal: unit(sum), uv: uvs[index] ?? [0, 0] };
    }),
  );
};

const keyOf = (point: Point): string => point.map((each) => Math.round(each * 20_000)).join(" ");

const normalOf = ([a, b, c]: Facet["corners"]): Point | null => {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Point = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.hypot(...normal) < 1e-11 ? null : normal;
};

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
