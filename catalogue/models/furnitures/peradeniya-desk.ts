import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { brass, teak } from "../workshop/materials.ts";
import { mirrored } from "../workshop/moves.ts";
import { made, type Part } from "../workshop/part.ts";
import { rod } from "../workshop/tube.ts";

const drawer = (left: number): readonly Part[] => [
  ...made(teak.warm, box([left, left + 84], [276, 304], [128, 133.5], { round: 1.5 })),
  ...made(
    brass.light,
    ball([left + 42, 290, 138], 4.4),
    rod([left + 42, 290, 132], [left + 42, 290, 138], 2),
  ),
];

/** A tapered leg at either end of the desk, at one depth. */
const legs = (z: number): readonly Part[] => {
  const left = rod([77, 288, z], [76, 432, z], 9.6, 5.4, { sides: 4, ends: "flat" });
  return made(teak.dark, left, mirrored(left));
};

/** A writing desk with three drawers and one stretcher. */
export const peradeniyaDesk = (): readonly Part[] => [
  ...legs(118),
  ...legs(22),
  ...made(teak.dark, box([80, 320], [372, 379], [67, 75], { round: 2.5 })),
  ...[78, 322].flatMap((x) =>
    made(teak.dark, box([x - 3.5, x + 3.5], [372, 379], [20, 120], { round: 2.5 })),
  ),
  ...made(teak.middle, box([58, 342], [268, 312], [10, 130], { round: 2 })),
  ...made(teak.light, box([46, 354], [254, 263], [0, 143], { round: 3, steps: 2 })),
  ...made(teak.warm, box([46, 354], [260, 270], [0.5, 142.5], { round: 3 })),
  ...[66, 158, 250].flatMap(drawer),
];
