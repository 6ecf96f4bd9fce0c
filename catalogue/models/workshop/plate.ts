import earcut, { flatten } from "earcut";
import { outline, outlines } from "./outline.ts";
import { outward } from "./moves.ts";
import { count, quad, type Flat, type Mapping, type Mesh, type Point, type Span } from "./part.ts";

interface Cut {
  /** Depth of the bevel at the front edge. */
  readonly bevel?: number;
  readonly steps?: number;
}

/** Extrudes a path of the drawing; further lines inside the first are holes. */
export const plate = (
  path: string,
  [back, front]: Span,
  { bevel = 0, steps = 8 }: Cut = {},
): Mesh => {
  const rings = outlines(path, steps).map((ring, index) => directed(ring, index === 0));
  const inner = rings.map((ring) => inset(ring, bevel));
  const face = (of: readonly (readonly Flat[])[], z: number): Mesh => {
    const { vertices, holes } = flatten(of);
    const corner = (index: number): Point => [
      vertices[index * 2] ?? 0,
      vertices[index * 2 + 1] ?? 0,
      z,
    ];
    const corners = earcut(vertices, holes);
    return count(corners.length / 3).map((triangle) => {
      const [a = 0, b = 0, c = 0] = corners.slice(triangle * 3, triangle * 3 + 3);
      return [corner(a), corner(b), corner(c)];
    });
  };
  const wall = (from: readonly Flat[], z: number, to: readonly Flat[], end: number): Mesh =>
    from.flatMap((here, index) => {
      const next = (index + 1) % from.length;
      const [a, b, c] = [from[next], to[next], to[index]];
      return a && b && c ? quad([...here, z], [...a, z], [...b, end], [...c, end]) : [];
    });
  const edge = front - bevel;
  const walls = rings.flatMap((ring, index) => [
    ...wall(ring, back, ring, edge),
    ...(bevel > 0 ? wall(ring, edge, inner[index] ?? ring, front) : []),
  ]);
  const faces = [...facing(face(rings, back), -1), ...facing(face(inner, front), 1)];
  return outward([...walls, ...faces]);
};

/** A strap or sling of even thickness along a line of the drawing, as wide as the span. */
export const band = (path: string, span: Span, thick: number, steps = 10): Mesh => {
  const line = outline(path, steps);
  const side = (by: number): readonly Flat[] =>
    line.map(([x, y], index) => {
      const [bx, by0] = line[index - 1] ?? [x, y];
      const [ax, ay] = line[index + 1] ?? [x, y];
      const length = Math.hypot(ax - bx, ay - by0) || 1;
      return [x - ((ay - by0) / length) * by, y + ((ax - bx) / length) * by];
    });
  const round = [...side(thick / 2), ...side(-thick / 2).toReversed()];
  return plate(`M${round.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`, span);
};

/** A carved body that rises from its edge to the middle, as a petal or a face does. */
export const dome = (
  path: string,
  back: number,
  height: number,
  {
    steps = 8,
    rings = 5,
    power = 0.5,
    centre,
  }: { steps?: number; rings?: number; power?: number; centre?: Flat } = {},
): Mesh => {
  const edge = directed(outline(path, steps), true);
  const [cx, cy] = centre ?? centreOf(edge);
  const ringAt = (ring: number): readonly Point[] => {
    const share = Math.cos((ring / rings) * (Math.PI / 2));
    const z = back + height * (1 - share * share) ** power;
    return edge.map(([x, y]): Point => [cx + (x - cx) * share, cy + (y - cy) * share, z]);
  };
  const levels = count(rings).map(ringAt);
  const top: Point = [cx, cy, back + height];
  const skin = levels.flatMap((level, index) =>
    level.flatMap((a, side) => {
      const b = level[(side + 1) % level.length] ?? a;
      const above = levels[index + 1];
      if (!above) return [[a, b, top] as const];
      const [c, d] = [above[(side + 1) % level.length], above[side]];
      return c && d ? quad(a, b, c, d) : [];
    }),
  );
  const floor = (levels[0] ?? []).map((a, side, level) => {
    const b = level[(side + 1) % level.length] ?? a;
    return [b, a, [cx, cy, back] as const] as const;
  });
  return outward([...skin, ...floor]);
};

/**
 * Projects a part of a picture from the front: the drawing's left, top, right and bottom are the
 * texture's.
 */
export const fromFront =
  (left: number, top: number, right: number, bottom: number): Mapping =>
  ([x, y]) => [(x - left) / (right - left), (y - top) / (bottom - top)];

/** Projects a repeating pattern from the front; its size in drawing units. */
export const repeated =
  (width: number, height = width): Mapping =>
  ([x, y]) => [x / width, y / height];

const areaOf = (ring: readonly Flat[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

const centreOf = (ring: readonly Flat[]): Flat => {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** Clockwise on the page for a solid, counter-clockwise for a hole. */
const directed = (ring: readonly Flat[], solid: boolean): readonly Flat[] =>
  areaOf(ring) > 0 === solid ? ring : ring.toReversed();

const facing = (mesh: Mesh, side: 1 | -1): Mesh =>
  mesh.map(([a, b, c]) => {
    const front = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
    return front === side > 0 ? [a, b, c] : [a, c, b];
  });

const inset = (ring: readonly Flat[], by: number): readonly Flat[] =>
  by === 0
    ? ring
    : ring.map(([x, y], index) => {
        const before = ring.at(index - 1) ?? [x, y];
        const after = ring[(index + 1) % ring.length] ?? [x, y];
        const normal = (from: Flat, to: Flat): Flat => {
          const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
          return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
        };
        const [a, b] = [normal(before, [x, y]), normal([x, y], after)];
        const sharpness = Math.max(0.35, (1 + a[0] * b[0] + a[1] * b[1]) / 2);
        const step = by / sharpness / 2;
        return [x + (a[0] + b[0]) * step, y + (a[1] + b[1]) * step];
      });
