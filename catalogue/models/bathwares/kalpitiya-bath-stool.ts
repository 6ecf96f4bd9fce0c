import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, glaze, paint, teak } from "../workshop/materials.ts";
import { count, made, type Part } from "../workshop/part.ts";
import { rod } from "../workshop/tube.ts";

/** Legs splay to the sides; `z` is their depth. */
const legs = (z: number): readonly Part[] =>
  [-1, 1].flatMap((side) =>
    made(
      teak.middle,
      rod([200 + side * 118, 200, z], [200 + side * 130, 430, z], 13, 14, {
        sides: 4,
        ends: "flat",
      }),
    ),
  );

/** A slatted stool with a shelf and the objects of its picture on it. */
export const kalpitiyaBathStool = (): readonly Part[] => [
  ...legs(164),
  ...legs(26),
  ...made(
    teak.middle,
    box([76, 324], [212, 234], [164, 178], { round: 2 }),
    box([76, 324], [212, 234], [12, 26], { round: 2 }),
  ),
  ...[84, 316].flatMap((x) =>
    made(
      teak.middle,
      box([x - 6, x + 6], [212, 234], [20, 170]),
      box([x - 9, x + 3], [338, 352], [20, 170]),
    ),
  ),
  ...made(
    teak.middle,
    box([70, 330], [338, 352], [168, 180], { round: 2 }),
    box([70, 330], [338, 352], [10, 22], { round: 2 }),
  ),
  // The boards of the seat run from front to back with gaps between them.
  ...count(8).flatMap((index) => {
    const from = index === 0 ? 52 : 53 + index * 38;
    const to = index === 7 ? 348 : 88 + index * 38;
    return made(
      teak.warm,
      box([Math.max(52, from), to], [188, 206], [0, 190], { round: 3.5, steps: 2 }),
    );
  }),
  ...made(teak.black, box([60, 340], [200, 208], [14, 176], { round: 1 })),
  ...count(7).flatMap((index) =>
    made(teak.warm, box([96 + index * 31, 120 + index * 31], [322, 338], [14, 176], { round: 2 })),
  ),
  ...[
    [80, 223],
    [320, 223],
    [76, 345],
    [324, 345],
  ].flatMap(([x = 0, y = 0]) => made(brass.light, ball([x, y, 180], 3.4))),
  ...made(
    glaze("#7d4a22"),
    lathe("M148 252H156V264Q166 266 166 276V322H148", { axis: 148, z: 100, segments: 32 }),
  ),
  ...made(paint("#2f221b"), lathe("M148 244H158V254H148", { axis: 148, z: 100, segments: 24 })),
  ...made(clay("#e6e3d6"), lathe("M148 284H166.600V306H148", { axis: 148, z: 100, segments: 32 })),
  ...made(
    glaze("#4f6f58"),
    lathe("M229 298H264C262 316 250 322 240 322H229", { axis: 229, z: 100, segments: 36 }),
  ),
  ...made(glaze("#385443"), lathe("M229 295H266V301H229", { axis: 229, z: 100, segments: 36 })),
  ...made(
    clay("#e9cf96"),
    ball([220, 294, 104], 13),
    ball([240, 293, 98], 12),
    ball([230, 292, 112], 11),
  ),
];
