import { lathe } from "../workshop/lathe.ts";
import { clay, glaze, linen, teak } from "../workshop/materials.ts";
import { shaped } from "../workshop/moves.ts";
import { made, type Part } from "../workshop/part.ts";

/**
 * A jar with the proportions and glaze of the first one, scaled by `by`; `x` and `foot` are its
 * position.
 */
const jar = (
  x: number,
  z: number,
  foot: number,
  by: number,
  coat: string,
  drips: readonly number[],
): readonly Part[] => {
  const at = (dx: number, dy: number): string =>
    `${(x + dx * by).toFixed(2)} ${(foot - dy * by).toFixed(2)}`;
  const turned = { axis: x, z, segments: 48 } as const;
  const wall = `M${x} ${foot - 236 * by}L${at(54.7, 236)}C${at(54.7, 221.8)} ${at(76, 212.4)} ${at(76, 165.2)}C${at(76, 70.8)} ${at(63.8, 0)} ${at(56.2, 0)}H${x}`;
  const edge = foot - 150 * by;
  const coatPath = `M${at(54.7, 237)}C${at(55.7, 221.8)} ${at(77.4, 212.4)} ${at(77.4, 165.2)}L${at(77.2, 150)}L${at(76.6, 140)}L${at(75.8, 132)}L${at(72, 131)}L${at(53, 237)}Z`;
  return [
    ...made(clay("#d8cbb0"), lathe(wall, { ...turned, steps: 10 })),
    // The glaze ran: its lower edge varies around the jar.
    ...made(
      glaze(coat),
      shaped(
        lathe(coatPath, { ...turned, hollow: true, steps: 8, segments: 64 }),
        ([px, py, pz]) => {
          if (py <= edge) return [px, py, pz];
          const turn = (Math.atan2(px - x, pz - z) / (2 * Math.PI) + 1) % 1;
          const place = turn * drips.length;
          const first = Math.floor(place);
          const share = (1 - Math.cos((place - first) * Math.PI)) / 2;
          const [a = 0, b = 0] = [drips[first % drips.length], drips[(first + 1) % drips.length]];
          return [px, edge + (py - edge) * (a + (b - a) * share), pz];
        },
      ),
    ),
    ...made(
      linen("#e6e3d6"),
      lathe(`M${x} ${foot - 241 * by}L${at(56.7, 241)}L${at(56.7, 233)}H${x}`, turned),
    ),
    ...made(
      teak.warm,
      lathe(
        `M${x} ${foot - 254 * by}L${at(58, 254)}Q${at(60.7, 254)} ${at(60.7, 251)}L${at(60.7, 243)}H${x}`,
        turned,
      ),
    ),
    ...made(
      teak.dark,
      lathe(`M${x} ${foot - 243.5 * by}L${at(60, 243.5)}L${at(58, 239.5)}H${x}`, turned),
    ),
    ...made(
      teak.middle,
      lathe(`M${x} ${foot - 269 * by}Q${at(13, 268)} ${at(10, 253)}H${x}`, {
        ...turned,
        segments: 24,
      }),
    ),
  ];
};

/** Three stoneware jars dipped in green, amber and blue. */
export const mannarRiceJars = (): readonly Part[] => [
  ...jar(122, 0, 352, 1, "#5f7f68", [0.7, 3.4, 0.4, 5, 0.6, 2.8, 0.4, 4.4, 0.6, 3.8, 0.3, 2.6]),
  ...jar(250, -22, 351, 0.79, "#b0713f", [0.7, 3.8, 0.4, 4.8, 0.6, 2.8, 0.4, 4.2, 0.5, 3]),
  ...jar(322, 24, 356, 0.54, "#4a5f8c", [0.6, 4.6, 0.4, 3, 0.5, 4.9, 0.4, 3.2]),
];
