import { box } from "../workshop/box.ts";
import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, teak } from "../workshop/materials.ts";
import { made, type Part } from "../workshop/part.ts";
import { bent, rod } from "../workshop/tube.ts";

/** One tin: a straight wall, its rim standing out, its foot drawn in. */
const tin = (top: number): readonly Part[] => [
  ...made(
    brass.middle,
    lathe(
      `M200 ${top + 2}H268Q270 ${top + 2} 270 ${top + 6}V${top + 47}Q270 ${top + 54} 263 ${top + 54}H200`,
      { segments: 56, steps: 4 },
    ),
  ),
  ...made(brass.light, ring([200, top + 2, 0], 71, 3.6, { segments: 56 })),
  ...made(
    brass.dark,
    ring([200, top + 54, 0], 69, 2.6, { segments: 56, sides: 6 }),
    ring([200, top + 31, 0], 70, 0.9, { segments: 56, sides: 4 }),
  ),
];

/** Four brass tins in a frame with a clip at its side. */
export const maligawatteTiffinCarrier = (): readonly Part[] => [
  ...[118, 176, 234, 292].flatMap(tin),
  ...made(brass.middle, lathe("M200 88C232 88 260 96 266 119H200", { segments: 56 })),
  ...made(brass.dark, lathe("M200 74H208Q210 74 210 76V90H200", { segments: 24 })),
  ...[121, 279].flatMap((x) =>
    made(brass.dark, box([x - 4, x + 4], [92, 350], [-14, 14], { round: 1.5 })),
  ),
  ...made(brass.middle, box([116, 284], [90, 98], [-9, 9], { round: 2.5 })),
  ...made(brass.dark, box([120, 280], [345, 352], [-12, 12], { round: 1.5 })),
  ...made(brass.middle, bent("M150 94C150 40 250 40 250 94", 0, 5, { steps: 16 })),
  ...made(teak.middle, rod([174, 55, 0], [226, 55, 0], 8.6, 8.6, { sides: 16 })),
  ...made(brass.light, box([275, 293], [120, 158], [-13, 13], { round: 3 })),
  ...made(brass.dark, ball([293, 131, 0], 4.4)),
];
