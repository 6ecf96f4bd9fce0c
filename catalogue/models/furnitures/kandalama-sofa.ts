import { box, cushion } from "../workshop/box.ts";
import { cloth, handloom, linen, teak, varied } from "../workshop/materials.ts";
import { rolled, tipped } from "../workshop/moves.ts";
import { made, mapped, spread, type Part } from "../workshop/part.ts";
import { repeated } from "../workshop/plate.ts";

const seatCover = varied(linen("#f4f3ec"), {
  Linen: "#f4f3ec",
  Indigo: "#5a6d97",
  Leaf: "#7c9a7c",
});
const backCover = varied(linen("#e6e3d6"), {
  Linen: "#e6e3d6",
  Indigo: "#4a5f8c",
  Leaf: "#6b8a6c",
});

/** Three seats on a teak frame whose back is open slats. */
export const kandalamaSofa = (): readonly Part[] => [
  ...made(teak.dark, box([48, 352], [246, 254], [6, 20]), box([48, 352], [318, 328], [8, 18])),
  ...made(
    teak.black,
    ...spread([63, 334.2], 13).map((x) => box([x - 3, x + 3], [252, 372], [10, 16])),
  ),
  ...[24, 356].flatMap((x) =>
    made(
      teak.middle,
      box([x, x + 20], [288, 432], [134, 154], { round: 2 }),
      box([x, x + 20], [250, 432], [4, 24], { round: 2 }),
      box([x + 4, x + 16], [372, 392], [20, 140]),
    ),
  ),
  ...made(
    teak.warm,
    box([18, 52], [280, 293], [0, 163], { round: 4, steps: 2 }),
    box([348, 382], [280, 293], [0, 163], { round: 4, steps: 2 }),
  ),
  ...made(
    teak.middle,
    box([34, 366], [370, 394], [138, 156], { round: 2 }),
    box([34, 366], [370, 394], [6, 22]),
  ),
  ...made(teak.warm, box([38, 362], [368, 374], [20, 157], { round: 1.5 })),
  ...made(teak.black, box([194, 204], [392, 432], [74, 84])),
  ...[96, 200, 304].flatMap((x) => [
    ...made(seatCover, cushion([x - 52, x + 52], [328, 371], [30, 162], { across: 1, full: 0.3 })),
    ...made(
      backCover,
      tipped(cushion([x - 51.5, x + 51.5], [256, 336], [22, 56], { full: 0.45 }), 7, [330, 30]),
    ),
  ]),
  ...mapped(
    handloom,
    repeated(60, 10),
    rolled(
      tipped(cushion([50, 114], [270, 328], [58, 84], { full: 0.75 }), 14, [328, 60]),
      -4,
      [82, 300],
    ),
  ),
  ...made(
    cloth("#b4603f"),
    rolled(
      tipped(cushion([296, 350], [276, 329], [58, 82], { full: 0.75 }), 14, [328, 60]),
      5,
      [320, 300],
    ),
  ),
];
