import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { brass, cloth, linen, teak } from "../workshop/materials.ts";
import { moved, shaped } from "../workshop/moves.ts";
import { count, made, type Mesh, type Part } from "../workshop/part.ts";
import { rod } from "../workshop/tube.ts";

/** How far from the wall it leans at a height. */
const lean = (y: number): number => (y - 60) * 0.195;
const leaned = (mesh: Mesh): Mesh => shaped(mesh, ([x, y, z]) => [x, y, z + lean(y)]);

/** Half the width between the rails at a height. */
const half = (y: number): number => 74 + ((y - 60) / 368) * 16;

const rungs = [97, 155, 215, 273, 335, 397] as const;

/** A towel over a rung: front, back and the fold. */
const towel = (
  left: number,
  right: number,
  top: number,
  bottom: number,
  colour: string,
): readonly Part[] =>
  made(
    linen(colour),
    moved(leaned(box([left, right], [top, bottom], [6, 9.5], { round: 1.4 })), [0, 0, 0]),
    leaned(box([left, right], [top, bottom - 16], [-9, -6], { round: 1.4 })),
    leaned(box([left, right], [top - 2.5, top + 3], [-9, 9.5], { round: 2.4, steps: 2 })),
  );

const stripe = (
  left: number,
  right: number,
  top: number,
  height: number,
  colour: string,
): readonly Part[] =>
  made(
    cloth(colour),
    leaned(box([left - 0.2, right + 0.2], [top, top + height], [7, 9.9], { round: 0.3 })),
  );

const fringe = (left: number, right: number, top: number, colour: string): readonly Part[] =>
  made(
    linen(colour),
    ...count(Math.floor((right - left) / 5)).map((index) =>
      leaned(
        box([left + 1 + index * 5, left + 3.6 + index * 5], [top - 2, top + 10], [6.6, 8.8], {
          round: 0.6,
        }),
      ),
    ),
  );

/** A leaning ladder with two handloom towels. */
export const trincoTowelLadder = (): readonly Part[] => [
  ...[-1, 1].map((side) => ({
    material: teak.middle,
    mesh: rod([200 + side * 74, 60, 0], [200 + side * 90, 430, lean(430)], 7, 7, { sides: 12 }),
  })),
  ...rungs.flatMap((y) => [
    ...made(teak.warm, rod([200 - half(y), y, lean(y)], [200 + half(y), y, lean(y)], 5)),
    ...[-1, 1].flatMap((side) =>
      made(brass.light, ball([200 + side * half(y), y, lean(y) + 6.6], 3)),
    ),
  ]),
  ...towel(134, 267, 149, 258, "#f4f3ec"),
  ...stripe(134, 267, 206, 8, "#3c4f78"),
  ...stripe(134, 267, 217, 3, "#cf9f4f"),
  ...stripe(134, 267, 223, 10, "#4f6f58"),
  ...stripe(134, 267, 236, 3, "#cf9f4f"),
  ...stripe(134, 267, 242, 6, "#b4603f"),
  ...fringe(134, 267, 258, "#e6e3d6"),
  ...towel(122, 218, 267, 372, "#b4603f"),
  ...stripe(122, 218, 322, 3, "#ecdfc0"),
  ...stripe(122, 218, 336, 12, "#8d4530"),
  ...stripe(122, 218, 352, 3, "#ecdfc0"),
  ...fringe(122, 218, 372, "#8d4530"),
];
