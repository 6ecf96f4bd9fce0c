import { outline } from "./outline.ts";
import { outward } from "./moves.ts";
import { count, quad, type Mesh, type Point } from "./part.ts";
import { cross, dot, length, minus, plus, scaled, unit } from "./vectors.ts";

interface Bending {
  readonly sides?: number;
  /** Half a ball at each end, or cut straight. */
  readonly ends?: "round" | "flat";
  /** Thickness in the plane of the drawing relative to the radius; small for a strap. */
  readonly flat?: number;
  /** Steps of each curve of a path. */
  readonly steps?: number;
}

type Radius = number | ((share: number) => number);

/** A rod, pipe or cord swept along points; the radius may change along the way. */
export const tube = (
  points: readonly Point[],
  radius: Radius,
  { sides = 10, ends = "round", flat = 1 }: Bending = {},
): Mesh => {
  const frames = framesOf(points);
  const radiusAt = (share: number): number => (typeof radius === "number" ? radius : radius(share));
  const rings: (readonly Point[])[] = [];
  const ring = ({ at, along, out, up }: Frame, r: number, ahead: number): void => {
    rings.push(
      count(sides).map((side) => {
        // A square leg has its faces, not its edges, at the sides.
        const angle = (2 * Math.PI * (side + (sides === 4 ? 0.5 : 0))) / sides;
        const [a, b] = [Math.cos(angle) * r * flat, Math.sin(angle) * r];
        return plus(plus(plus(at, out, a), up, b), along, ahead);
      }),
    );
  };
  frames.forEach((frame, index) => {
    const r = radiusAt(index / Math.max(1, frames.length - 1));
    const cap = ends === "round" ? [0.05, 0.4, 0.75] : [0.001];
    const bulge = (share: number): number => (ends === "round" ? Math.sqrt(1 - share * share) : 0);
    if (index === 0) for (const share of cap) ring(frame, r * share, -r * bulge(share));
    ring(frame, r, 0);
    if (index === frames.length - 1) {
      for (const share of cap.toReversed()) ring(frame, r * share, r * bulge(share));
    }
  });
  const skin = rings.slice(1).flatMap((next, index) => {
    const before = rings[index] ?? next;
    return count(sides).flatMap((side) => {
      const [a, b] = [before[side], before[(side + 1) % sides]];
      const [d, c] = [next[side], next[(side + 1) % sides]];
      return a && b && c && d ? quad(a, b, c, d) : [];
    });
  });
  return outward([...skin, ...lid(rings[0] ?? []), ...lid((rings.at(-1) ?? []).toReversed())]);
};

/** A rod along a line of the drawing, all at one depth. */
export const bent = (path: string, z: number, radius: Radius, bending: Bending = {}): Mesh =>
  tube(
    outline(path, bending.steps ?? 8).map(([x, y]): Point => [x, y, z]),
    radius,
    bending,
  );

/** A straight rod or leg; a second radius tapers it. */
export const rod = (
  from: Point,
  to: Point,
  radius: number,
  end = radius,
  bending: Bending = {},
): Mesh => tube([from, to], (share) => radius + (end - radius) * share, bending);

const lid = (ring: readonly Point[]): Mesh =>
  ring.slice(2).flatMap((corner, index) => {
    const [first, second] = [ring[0], ring[index + 1]];
    return first && second ? [[first, corner, second] as const] : [];
  });

interface Frame {
  readonly at: Point;
  readonly along: Point;
  readonly out: Point;
  readonly up: Point;
}

/** At each point the direction and two normals, transported without a twist. */
const framesOf = (points: readonly Point[]): readonly Frame[] => {
  let up: Point = [0, 0, 1];
  return points.map((at, index) => {
    const before = points[index - 1] ?? at;
    const after = points[index + 1] ?? at;
    const along = unit(minus(after, before));
    const straight = minus(up, scaled(along, dot(up, along)));
    up = length(straight) < 0.01 ? unit(cross(along, [1, 0, 0])) : unit(straight);
    return { at, along, out: cross(along, up), up };
  });
};
