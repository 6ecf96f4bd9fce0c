import { outward } from "./moves.ts";
import { count, quad, type Mesh, type Point, type Span } from "./part.ts";

interface Edges {
  /** Radius of the edges. */
  readonly round?: number;
  /** Faces across the rounding of an edge. */
  readonly steps?: number;
}

/** A board or block with bevelled edges. */
export const box = (x: Span, y: Span, z: Span, { round = 1.2, steps = 1 }: Edges = {}): Mesh => {
  const half = halfOf(x, y, z);
  const radius = Math.min(round, ...half.map((each) => each * 0.98));
  const lines = half.map((each) => linesOf(each, radius, steps)) as [number[], number[], number[]];
  const middle = middleOf(x, y, z);
  return skin(lines, (point) => {
    const core = point.map((value, axis) => clamp(value, (half[axis] ?? 0) - radius));
    const out = point.map((value, axis) => value - (core[axis] ?? 0));
    const length = Math.hypot(...out) || 1;
    const [a = 0, b = 0, c = 0] = core.map(
      (value, axis) => (middle[axis] ?? 0) + value + ((out[axis] ?? 0) / length) * radius,
    );
    return [a, b, c];
  });
};

/**
 * A cushion: full in the middle, thin along its seam. `full` is the share of its thickness that the
 * seam lacks, `across` the axis of its thickness.
 */
export const cushion = (
  x: Span,
  y: Span,
  z: Span,
  {
    across = 2,
    full = 0.5,
    corner = 0.24,
  }: { across?: 0 | 1 | 2; full?: number; corner?: number } = {},
): Mesh => {
  const half = halfOf(x, y, z);
  const middle = middleOf(x, y, z);
  const lines = half.map((_, axis) =>
    axis === across ? [-1, -0.55, 0, 0.55, 1] : [-1, -0.94, -0.8, -0.45, 0, 0.45, 0.8, 0.94, 1],
  ) as [number[], number[], number[]];
  const flat = [0, 1, 2].filter((axis) => axis !== across);
  return skin(lines, (point) => {
    const [u = 0, v = 0] = flat.map((axis) => point[axis] ?? 0);
    // The sides curve inwards a little between the corners, as a filled cover does.
    const draw = (along: number, other: number): number =>
      along *
      (1 - corner * 0.16 * (1 - other * other) * along * along) *
      (1 - corner * 0.2 * along ** 8 * other ** 8);
    const edge = Math.max(0, 1 - u ** 6) * Math.max(0, 1 - v ** 6);
    const thick = 1 - full + full * Math.sqrt(edge);
    const side = point[across];
    const rounded = Math.sin((side * Math.PI) / 2);
    const bulge = 1 - 0.05 * side * side;
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((axis) => {
      const at = middle[axis] ?? 0;
      const size = half[axis] ?? 0;
      if (axis === across) return at + size * rounded * thick;
      return at + size * (axis === flat[0] ? draw(u, v) : draw(v, u)) * bulge;
    });
    return [a, b, c];
  });
};

/** The six faces of a block, subdivided along its axes, with every point mapped by `place`. */
const skin = (
  lines: readonly [readonly number[], readonly number[], readonly number[]],
  place: (point: Point) => Point,
): Mesh => {
  const faces = [0, 1, 2].flatMap((axis) =>
    [0, -1].flatMap((end) => {
      const fixed = lines[axis]?.at(end) ?? 0;
      const us = lines[(axis + 1) % 3] ?? [];
      const vs = lines[(axis + 2) % 3] ?? [];
      const at = (u: number, v: number): Point => {
        const point: [number, number, number] = [0, 0, 0];
        point[axis] = fixed;
        point[(axis + 1) % 3] = us[u] ?? 0;
        point[(axis + 2) % 3] = vs[v] ?? 0;
        return place(point);
      };
      const cells = count(us.length - 1).flatMap((u) =>
        count(vs.length - 1).flatMap((v) => {
          const cell = quad(at(u, v), at(u + 1, v), at(u + 1, v + 1), at(u, v + 1));
          return end === 0 ? cell.map(([a, b, c]) => [a, c, b] as const) : cell;
        }),
      );
      return cells;
    }),
  );
  return outward(faces);
};

const linesOf = (half: number, radius: number, steps: number): number[] => {
  const rounding = count(steps).map(
    (step) => half - radius * (1 - Math.tan(((1 - step / steps) * Math.PI) / 4)),
  );
  const inner = half - radius;
  return [...rounding.map((each) => -each), -inner, inner, ...rounding.toReversed()];
};

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const halfOf = (...spans: readonly Span[]): readonly number[] =>
  spans.map(([from, to]) => Math.abs(to - from) / 2);
const middleOf = (...spans: readonly Span[]): readonly number[] =>
  spans.map(([from, to]) => (from + to) / 2);
