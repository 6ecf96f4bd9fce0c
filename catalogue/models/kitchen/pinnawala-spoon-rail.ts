import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, paint, teak } from "../workshop/materials.ts";
import { circle, ellipse } from "../workshop/paths.ts";
import { tipped } from "../workshop/moves.ts";
import { made, type Part } from "../workshop/part.ts";
import { dome, plate } from "../workshop/plate.ts";
import { bent, rod } from "../workshop/tube.ts";

const z = 20;

/** A handle with its eye, on a hook of the rail. */
const handle = (x: number, bottom: number): readonly Part[] => [
  ...made(
    brass.middle,
    bent(`M${x} 112V130Q${x} 140 ${x + 6} 138Q${x + 9} 136 ${x + 8} 131`, z, 1.8),
  ),
  ...made(
    teak.middle,
    bent(`M${x} 150V${bottom}`, z, (share) => 4 + share * 1.2),
  ),
  ...made(
    teak.middle,
    plate(`${circle(x, 142, 9)}${circle(x, 142, 4.6)}`, [z - 3.5, z + 3.5], { bevel: 1, steps: 5 }),
  ),
];

/** Half a coconut shell. */
const ladle = (x: number, top: number): readonly Part[] => [
  ...handle(x, top + 4),
  ...made(
    teak.middle,
    lathe(
      `M${x + 34} ${top}C${x + 34} ${top + 40} ${x + 18} ${top + 54} ${x} ${top + 54}V${top + 48}C${x + 14} ${top + 48} ${x + 28} ${top + 36} ${x + 29} ${top}Z`,
      { axis: x, z: z + 2, oval: 0.62, hollow: true, segments: 40 },
    ),
  ),
  ...made(
    teak.pale,
    lathe(`M${x + 34.5} ${top - 1}H${x + 28}V${top + 3}H${x + 34.5}Z`, {
      axis: x,
      z: z + 2,
      oval: 0.62,
      hollow: true,
      segments: 40,
    }),
  ),
  ...made(
    paint("#2f221b"),
    lathe(`M${x} ${top + 2}H${x + 29}V${top + 5}H${x}`, {
      axis: x,
      z: z + 2,
      oval: 0.62,
      segments: 40,
    }),
  ),
];

const spoon = (x: number, middle: number): readonly Part[] => [
  ...handle(x, middle - 30),
  ...made(teak.middle, dome(ellipse(x, middle, 27, 38), z - 5, 9, { power: 0.3 })),
  ...made(teak.black, dome(ellipse(x, middle, 18, 28), z + 3.4, 1.2, { power: 0.2, rings: 3 })),
];

const turner = (x: number): readonly Part[] => [
  ...handle(x, 308),
  ...made(
    teak.warm,
    plate(
      `M${x - 7} 300C${x - 10} 314 ${x - 28} 318 ${x - 27} 344C${x - 26} 368 ${x - 16} 376 ${x} 376S${x + 26} 368 ${x + 27} 344C${x + 28} 318 ${x + 10} 314 ${x + 7} 300Z` +
        [-12, -2, 8].map((dx) => `M${x + dx} 328v34h4.500v-34z`).join(""),
      [z - 3, z + 3],
      { bevel: 1 },
    ),
  ),
  ...made(paint("#2f221b"), plate(`M${x - 14} 326h28v38h-28z`, [z - 2.6, z - 2.2])),
];

/** Two ladles, two spoons and a turner on a brass rail. */
export const pinnawalaSpoonRail = (): readonly Part[] => [
  ...[58, 342].flatMap((x) => [
    ...made(
      brass.dark,
      tipped(lathe(`M${x} 104H${x + 17}V108H${x}`, { axis: x, segments: 32 }), -90, [108, 0]),
    ),
    ...made(brass.middle, rod([x, 110, 2], [x, 110, z], 7)),
  ]),
  ...made(
    brass.middle,
    rod([36, 110, z], [364, 110, z], 6, 6, { sides: 16 }),
    ball([36, 110, z], 9),
    ball([364, 110, z], 9),
  ),
  ...ladle(70, 298),
  ...spoon(136, 350),
  ...turner(200),
  ...spoon(264, 320),
  ...ladle(330, 332),
];
