import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { brass, cane, teak, timber } from "../workshop/materials.ts";
import { tipped } from "../workshop/moves.ts";
import { count, made, mapped, type Part } from "../workshop/part.ts";
import { plate, repeated } from "../workshop/plate.ts";

const front = 108;

/** A frame round an opening. */
const frame = (
  left: number,
  top: number,
  right: number,
  bottom: number,
  wide: number,
): readonly Part[] =>
  made(
    teak.dark,
    plate(
      `M${left} ${top}H${right}V${bottom}H${left}ZM${left + wide} ${top + wide}V${bottom - wide}H${right - wide}V${top + wide}Z`,
      [front, front + 5],
      { bevel: 1 },
    ),
  );

const slat = (left: number, y: number, light: boolean): readonly Part[] =>
  made(
    light ? timber("#96694a") : teak.warm,
    tipped(box([left, left + 74], [y, y + 6.2], [front + 1, front + 3], { round: 0.7 }), 24, [
      y + 3,
      front + 2,
    ]),
  );

const door = (left: number): readonly Part[] => [
  ...frame(left, 130, left + 90, 308, 8),
  ...made(teak.black, box([left + 6, left + 84], [136, 302], [front - 4, front - 1])),
  ...count(16).flatMap((index) => slat(left + 8, 140 + index * 10, index % 2 === 0)),
  ...frame(left, 318, left + 90, 394, 6),
  ...mapped(cane, repeated(36), box([left + 4, left + 86], [322, 390], [front - 2, front + 1.5])),
];

/** A wardrobe with louvred doors above and cane below. */
export const mataraAlmirah = (): readonly Part[] => [
  ...[106, 294].flatMap((x) =>
    made(
      teak.black,
      box([x - 6, x + 6], [412, 432], [6, 18]),
      box([x - 6, x + 6], [412, 432], [94, 106]),
    ),
  ),
  ...made(teak.middle, box([96, 304], [116, 412], [4, front], { round: 2 })),
  ...made(
    teak.dark,
    box([96, 304], [404, 416], [2, front + 4]),
    box([86, 314], [105, 120], [0, 116], { round: 3 }),
  ),
  ...made(teak.warm, box([86, 314], [102, 109], [0, 116], { round: 3 })),
  ...door(108),
  ...door(202),
  ...made(
    brass.light,
    ball([192, 222, 116], 5),
    ball([208, 222, 116], 5),
    ball([192, 356, 115], 4),
    ball([208, 356, 115], 4),
  ),
];
