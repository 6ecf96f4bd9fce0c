import { cane, brass, teak } from "../workshop/materials.ts";
import { fromItsSide } from "../workshop/moves.ts";
import { made, mapped, type Part } from "../workshop/part.ts";
import { ball } from "../workshop/turned.ts";
import { band, plate } from "../workshop/plate.ts";
import { bent, rod } from "../workshop/tube.ts";

const arm =
  "M98 246C150 240 300 240 362 242C378 243 384 250 380 257C377 262 370 263 360 263H112C102 263 92 250 98 246Z";

/**
 * One side: legs, stretcher, the long arm and the rail that the sling hangs from; `out` is 1 or -1.
 */
const side = (out: number): readonly Part[] => [
  ...made(teak.dark, bent("M112 430L146 258", 82 * out, 7), bent("M292 430V258", 82 * out, 7)),
  ...made(teak.dark, bent("M118 400H292", 82 * out, 4.5)),
  ...made(teak.warm, plate(arm, out > 0 ? [72, 100] : [-100, -72], { bevel: 3 })),
  ...made(
    teak.middle,
    bent("M70 138C98 246 118 330 176 352C222 366 262 348 300 326", 66 * out, 5.5),
    bent("M78 136C66 128 60 120 57 112", 66 * out, 5.5),
    bent("M78 136L70 138", 66 * out, 5.5),
  ),
  ...made(brass.middle, ball([292, 326, 88 * out], 7), ball([127, 340, 82 * out], 6)),
  ...made(
    brass.dark,
    rod([127, 340, 66 * out], [127, 340, 82 * out], 3),
    rod([292, 326, 66 * out], [292, 326, 86 * out], 3),
  ),
];

/** The long-armed easy chair of the verandah, its sling hung between two bent rails. */
export const bentotaPlantersChair = (): readonly Part[] =>
  fromItsSide([
    ...side(1),
    ...side(-1),
    ...mapped(
      cane,
      ([x, y, z]) => [x / 36, (y + z) / 36],
      band("M77 140C106 248 126 326 190 342C228 352 264 338 298 318", [-64, 64], 6, 14),
    ),
    ...made(
      teak.middle,
      rod([57, 114, -70], [57, 114, 70], 7),
      rod([72, 140, -66], [72, 140, 66], 5),
      rod([300, 326, -66], [300, 326, 66], 6),
    ),
    ...made(
      teak.black,
      rod([120, 396, -82], [120, 396, 82], 4.5),
      rod([292, 392, -82], [292, 392, 82], 4.5),
    ),
  ]);
