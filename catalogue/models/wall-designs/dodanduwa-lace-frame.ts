import { box } from "../workshop/box.ts";
import { drawn, teak } from "../workshop/materials.ts";
import { made, mapped, type Part } from "../workshop/part.ts";
import { fromFront, plate } from "../workshop/plate.ts";

const [left, top, right, bottom] = [65, 60, 335, 384];
const wide = 22;
const mount = [87, 104, 313, 384] as const;

/** A frame with mitred corners, each side of its own timber as the light falls in the drawing. */
const frame: readonly Part[] = [
  ...made(
    teak.light,
    plate(`M${left} ${top}H${right}L${right - wide} ${top + wide}H${left + wide}Z`, [0, 16], {
      bevel: 2.5,
    }),
  ),
  ...made(
    teak.warm,
    plate(
      `M${left} ${top}L${left + wide} ${top + wide}V${bottom - wide}L${left} ${bottom}Z`,
      [0, 16],
      { bevel: 2.5 },
    ),
  ),
  ...made(
    teak.dark,
    plate(`M${right} ${top}V${bottom}L${right - wide} ${bottom - wide}V${top + wide}Z`, [0, 16], {
      bevel: 2.5,
    }),
  ),
  ...made(
    teak.middle,
    plate(
      `M${left} ${bottom}L${left + wide} ${bottom - wide}H${right - wide}L${right} ${bottom}Z`,
      [0, 16],
      { bevel: 2.5 },
    ),
  ),
];

/** Bobbin lace on indigo cloth. */
export const dodanduwaLaceFrame = (): readonly Part[] => [
  ...frame,
  ...made(teak.black, box([84, 316], [79, 365], [1, 9], { round: 0.5 })),
  ...mapped(
    drawn("dodanduwa-lace-frame", mount, 0.8),
    ([x, y, z], middle) => fromFront(...mount)([x, y + 22, z], middle),
    box([87, 313], [82, 362], [6, 10], { round: 0.3 }),
  ),
];
