import type { Material } from "../workshop/materials.ts";
import type { Mapping, Mesh, Point } from "../workshop/part.ts";

/** Drawing units covered by one repetition of the grain, along the board and across it. */
const board = { along: 110, across: 48 } as const;

/** The texture mapping of a mesh without its own mapping. */
export const mappingOf = ({ texture }: Material, mesh: Mesh): Mapping =>
  texture ? grainOf(mesh.flat()) : () => [0, 0];

/** Along the longest side, as timber is sawn; each mesh uses another part of the texture. */
const grainOf = (points: readonly Point[]): Mapping => {
  const ends = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (const point of points) {
      low = Math.min(low, point[axis] ?? 0);
      high = Math.max(high, point[axis] ?? 0);
    }
    return { low, length: high - low, axis };
  });
  const [longest, ...others] = ends.toSorted((a, b) => b.length - a.length);
  const start = ends.reduce((sum, { low }) => sum + low * 0.37, 0);
  return (corner) => [
    ((corner[longest?.axis ?? 0] ?? 0) + start) / board.along,
    others.reduce((sum, { axis }) => sum + (corner[axis] ?? 0), start) / board.across,
  ];
};
