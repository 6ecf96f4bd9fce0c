import { box, cushion } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { cloth, handloom, linen, teak } from "../workshop/materials.ts";
import { made, mapped, spread, type Part } from "../workshop/part.ts";
import { plate, repeated } from "../workshop/plate.ts";
import { rod } from "../workshop/tube.ts";

const fringe = `M176 396h72v10${"h-6v4h-6v-4".repeat(6)}z`;

const post = (x: number, z: number): readonly Part[] => [
  ...made(teak.dark, box([x - 7, x + 7], [300, 432], [z - 7, z + 7], { round: 2 })),
  ...made(teak.warm, ball([x, 296, z], 10)),
];

const bolster = (left: number, right: number, color: string, knot: string): readonly Part[] => [
  ...made(
    cloth(color),
    rod([left + 15, 331, 32], [right - 15, 331, 32], 15.5, 15.5, { sides: 20 }),
  ),
  ...made(cloth(knot), ball([left + 1.5, 331, 32], 3), ball([right - 1.5, 331, 32], 3)),
];

/** A low daybed: four posts, a railing at the back, two bolsters and a runner across. */
export const lunuDaybed = (): readonly Part[] => [
  ...[47, 353].flatMap((x) => [...post(x, 8), ...post(x, 122)]),
  ...made(teak.middle, box([50, 350], [302, 313], [3, 13], { round: 2 })),
  ...[47, 353].flatMap((x) =>
    made(teak.middle, box([x - 4, x + 4], [304, 313], [10, 120], { round: 2 })),
  ),
  ...made(teak.dark, ...spread([72.5, 332.5], 14).map((x) => rod([x, 312, 8], [x, 380, 8], 2.6))),
  ...[47, 353].flatMap((x) =>
    made(teak.dark, ...spread([30, 100], 5).map((z) => rod([x, 312, z], [x, 380, z], 2.6))),
  ),
  ...made(
    teak.middle,
    box([36, 364], [378, 398], [112, 130], { round: 2.5 }),
    box([36, 364], [378, 398], [0, 16], { round: 2.5 }),
  ),
  ...[46, 354].flatMap((x) =>
    made(teak.middle, box([x - 8, x + 8], [378, 398], [10, 124], { round: 2.5 })),
  ),
  ...made(teak.warm, box([38, 362], [376, 381], [2, 128])),
  ...made(
    linen("#f4f3ec"),
    cushion([54, 346], [345, 380], [12, 124], { across: 1, full: 0.16, corner: 0.05 }),
  ),
  ...mapped(
    handloom,
    repeated(60, 10),
    box([176, 248], [342.5, 346], [12, 132], { round: 1.5 }),
    box([176, 248], [343, 398], [130.5, 134], { round: 1.5 }),
  ),
  ...made(linen("#e6e3d6"), plate(fringe, [131, 133.5])),
  ...bolster(58, 124, "#4f6f58", "#385443"),
  ...bolster(280, 342, "#b4603f", "#8d4530"),
];
