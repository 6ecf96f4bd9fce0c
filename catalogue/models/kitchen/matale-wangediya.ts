import { ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, paint, teak } from "../workshop/materials.ts";
import { made, type Part } from "../workshop/part.ts";
import { rod } from "../workshop/tube.ts";

/** A standing mortar, in at the waist, with its pestle leaning in it. */
export const mataleWangediya = (): readonly Part[] => [
  ...made(
    teak.middle,
    lathe(
      "M282 214C284 262 262 292 240 306C236 330 240 342 268 372C282 390 284 412 282 430H200V280C232 270 264 250 268 214Z",
      { hollow: true, segments: 52, steps: 9 },
    ),
  ),
  ...made(teak.pale, ring([200, 214, 0], 75, 7, { segments: 52 })),
  ...made(teak.black, lathe("M200 226H266L250 250H200", { segments: 40 })),
  ...made(brass.middle, lathe("M200 299H243V310H200", { segments: 40 })),
  ...made(
    paint("#2f221b"),
    ring([200, 404, 0], 82, 1.1, { sides: 5 }),
    ring([200, 412, 0], 82.4, 1.1, { sides: 5 }),
  ),
  ...made(teak.warm, rod([216, 262, -6], [287, 146, -74], 8.5, 8)),
  ...made(
    brass.middle,
    rod([284, 151, -71], [289, 142.5, -76], 10.4, 10.4, { ends: "flat", sides: 16 }),
  ),
  ...made(teak.dark, rod([288, 144, -75], [300, 124, -87], 10, 9, { sides: 14 })),
];
