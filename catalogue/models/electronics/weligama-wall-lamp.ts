import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, glaze, glowing } from "../workshop/materials.ts";
import { made, type Part, type Point } from "../workshop/part.ts";
import { ellipse } from "../workshop/paths.ts";
import { outline } from "../workshop/outline.ts";
import { dome, plate } from "../workshop/plate.ts";
import { rod, tube } from "../workshop/tube.ts";

/** The swan neck comes out of the plate as it rises, and ends over the bell. */
const neck = outline(
  "M112 294C150 294 168 270 168 230C168 180 196 142 238 142C272 142 284 164 284 186",
  10,
).map(([x, y], index, all): Point => [x, y, 12 + 50 * Math.min(1, (1.6 * index) / all.length)]);

/** A brass arm with a bell of opal glass. */
export const weligamaWallLamp = (): readonly Part[] => [
  ...made(brass.dark, plate(ellipse(100, 284, 39, 73), [0, 5], { bevel: 2, steps: 10 })),
  ...made(brass.middle, dome(ellipse(99, 283, 36, 70), 4, 8, { power: 0.35, steps: 10 })),
  ...made(brass.light, ball([99, 232, 11], 5), ball([99, 334, 11], 5), ball([112, 294, 14], 15)),
  ...made(brass.middle, tube(neck, 6, { sides: 12 })),
  ...made(brass.dark, ball([168, 229, 12 + 50 * 0.72], 9)),
  ...made(brass.dark, lathe("M284 178H306V188H284", { axis: 284, z: 62, segments: 32 })),
  ...made(brass.middle, lathe("M284 186H302L310 216H284", { axis: 284, z: 62, segments: 32 })),
  ...made(
    glaze("#f4f3ec"),
    lathe("M302 212C322 232 338 258 342 306H338C334 262 318 234 300 216Z", {
      axis: 284,
      z: 62,
      segments: 48,
      hollow: true,
      steps: 8,
    }),
  ),
  ...made(glaze("#c9cabd"), ring([284, 306, 62], 56.5, 2.2, { segments: 48 })),
  ...made(
    glowing("#f6e3ae", 1.4),
    lathe("M284 262C296 262 308 282 304 298C298 312 292 314 284 314", {
      axis: 284,
      z: 62,
      segments: 24,
    }),
  ),
  ...made(brass.light, rod([104, 350, 6], [104, 368, 6], 0.9)),
  ...made(brass.middle, ball([104, 370, 6], 4.6)),
];
