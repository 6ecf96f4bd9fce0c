import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, cane, clay, glaze, leaf, paint, reed, teak } from "../workshop/materials.ts";
import { rolled } from "../workshop/moves.ts";
import { made, mapped, type Part } from "../workshop/part.ts";
import { dome, repeated } from "../workshop/plate.ts";
import { bent } from "../workshop/tube.ts";

/**
 * Left edge, width, top, its shelf's height, the cover's colour, the bands' colour, and the lean in
 * degrees.
 */
type Book = readonly [
  x: number,
  width: number,
  top: number,
  foot: number,
  cover: string,
  bands?: string,
  lean?: number,
];

const indigo = "#3c4f78";
const night = "#2b3a5b";
const madder = "#8c3b3b";
const rust = "#b4603f";
const moss = "#385443";
const green = "#4f6f58";
const paper = "#e6e3d6";
const gold = "#cf9f4f";
const bark = "#4a3124";

const books: readonly Book[] = [
  [114, 11, 90, 138, indigo, gold],
  [125, 9, 94, 138, rust],
  [134, 13, 86, 138, moss, gold],
  [147, 9, 92, 138, paper, rust],
  [156, 11, 88, 138, madder, gold],
  [170, 11, 91, 138, green, green, 9],
  [196, 13, 160, 206, madder, gold],
  [209, 10, 154, 206, night],
  [219, 11, 158, 206, paper, indigo],
  [230, 12, 156, 206, gold, bark],
  [242, 9, 162, 206, green],
  [251, 13, 153, 206, indigo, paper],
  [264, 10, 159, 206, rust],
  [274, 9, 156, 206, moss, gold],
  [208, 12, 224, 274, moss, gold],
  [220, 10, 228, 274, paper, green],
  [230, 13, 221, 274, rust],
  [243, 9, 226, 274, indigo, gold],
  [252, 11, 230, 274, madder],
  [266, 12, 224, 274, gold, bark, 8],
  [114, 14, 288, 342, night, gold],
  [128, 14, 288, 342, night, gold],
  [142, 14, 288, 342, night, gold],
  [156, 14, 288, 342, night, gold],
];

const standing = ([x, width, top, foot, cover, bands, lean = 0]: Book): readonly Part[] => {
  const depth = 44 + ((x * 7) % 9);
  const parts = [
    ...made(
      paint(cover),
      box([x + 0.4, x + width - 0.4], [top, foot], [12, depth], { round: 1.4 }),
    ),
    ...(bands
      ? made(
          paint(bands),
          box([x, x + width], [top + 7, top + 10], [16, depth + 0.5], { round: 0.3 }),
          box([x, x + width], [foot - 11, foot - 9], [16, depth + 0.5], { round: 0.3 }),
        )
      : []),
  ];
  return lean
    ? parts.map((part) => ({ ...part, mesh: rolled(part.mesh, lean, [x, foot]) }))
    : parts;
};

const basket = (left: number): readonly Part[] => [
  ...mapped(
    reed,
    ([x, y]) => [x / 60, (y - 350) / 190],
    box([left, left + 80], [362, 410], [10, 60], { round: 4, steps: 2 }),
  ),
  ...made(clay("#8f6d3c"), box([left - 2, left + 82], [357, 366], [8, 62], { round: 3 })),
  ...made(teak.dark, box([left + 30, left + 50], [370, 377], [58, 61.5], { round: 1 })),
];

const kept: readonly Part[] = [
  ...made(
    clay(rust),
    lathe("M251 98H262V104C278 108 280 126 266 138H251", { axis: 251, z: 34, segments: 28 }),
  ),
  ...made(clay("#8d4530"), lathe("M251 94H265V100H251", { axis: 251, z: 34, segments: 28 })),
  ...made(paint(madder), box([116, 174], [192, 206], [14, 54])),
  ...made(paint(paper), box([120, 172], [180, 192], [14, 52])),
  ...made(paint(indigo), box([118, 168], [168, 180], [14, 50])),
  ...made(brass.middle, ball([144, 157, 32], 13)),
  ...made(teak.warm, box([116, 190], [224, 274], [20, 26])),
  ...made(clay(paper), box([121, 185], [229, 269], [24, 26.8])),
  ...made(leaf(green), dome("M121 262q16-26 32-8q14-20 32 2v13h-64z", 26.5, 0.8, { rings: 2 })),
  ...made(paint(gold), ball([168, 242, 26.5], 5)),
  ...made(glaze(green), lathe("M223 306H248L242 342H223", { axis: 223, z: 34, segments: 28 })),
  ...made(glaze(moss), lathe("M223 301H251V308H223", { axis: 223, z: 34, segments: 28 })),
  ...made(
    leaf(moss),
    bent("M222 302C220 296 212 296 208 293", 34, 1.2),
    bent("M224 302C226 295 236 295 241 292", 36, 1.2),
    bent("M223 302V290", 34, 1.2),
  ),
  ...made(
    leaf(green),
    dome("M208 294q-12-4-14 6q10 4 14-6z", 33, 3),
    dome("M241 293q10-8 16 2q-8 8-16-2z", 35, 3),
    dome("M223 292q-7-4 0-6q7 2 0 6z", 33, 3),
  ),
];

/** Open shelves with a cane back, filled as in its picture. */
export const ellaBookcase = (): readonly Part[] => [
  ...[111, 289].flatMap((x) =>
    made(
      teak.black,
      box([x - 7, x + 7], [420, 432], [4, 16]),
      box([x - 7, x + 7], [420, 432], [50, 62]),
    ),
  ),
  ...made(teak.middle, box([98, 108], [58, 420], [2, 66]), box([292, 302], [58, 420], [2, 66])),
  ...mapped(cane, repeated(36), box([104, 296], [60, 414], [4, 8], { round: 0.5 })),
  ...made(
    teak.dark,
    box([88, 312], [50, 62], [0, 69], { round: 2.5 }),
    box([97, 303], [412, 424], [2, 67]),
  ),
  ...made(
    teak.warm,
    box([88, 312], [48, 54], [0, 69], { round: 2.5 }),
    box([97, 303], [409, 414], [2, 67]),
  ),
  ...[138, 206, 274, 342].flatMap((y) => [
    ...made(teak.warm, box([106, 294], [y, y + 5], [6, 66])),
    ...made(teak.dark, box([106, 294], [y + 4.5, y + 9], [6, 64])),
  ]),
  ...books.flatMap(standing),
  ...kept,
  ...basket(114),
  ...basket(206),
];
