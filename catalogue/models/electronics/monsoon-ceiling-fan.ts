import { lathe } from "../workshop/lathe.ts";
import { brass, glaze, teak, varied } from "../workshop/materials.ts";
import { moved, tipped, turnedUpright } from "../workshop/moves.ts";
import { made, type Mesh, type Part } from "../workshop/part.ts";
import { plate } from "../workshop/plate.ts";

const wood = varied(teak.warm, { Teak: "#8c6043", Ebony: "#3b2a20", White: "#f0eee6" });

/** A blade pointing right, its plan drawn upright, laid flat and pitched a little. */
const blade = (thick: readonly [number, number]): Mesh =>
  tipped(
    tipped(
      plate("M230 -12L386 -24Q396 -22 398 0Q396 22 386 24L230 12Z", thick, { bevel: 1.2 }),
      90,
      [0, 0],
    ),
    9,
    [0, 0],
  );

/** Three timber blades under a short brass rod, a light below. */
export const monsoonCeilingFan = (): readonly Part[] => [
  ...made(brass.dark, lathe("M200 122H224V132Q220 146 200 146", { segments: 32 })),
  ...made(brass.middle, lathe("M200 130H204V170H200", { segments: 16 })),
  ...made(brass.middle, lathe("M200 164Q240 164 240 182V208Q240 228 200 228", { segments: 44 })),
  ...made(brass.dark, lathe("M200 192H243.5V199H200", { segments: 44 })),
  ...made(glaze("#f4f3ec"), lathe("M200 226H228L222 244Q214 254 200 254", { segments: 36 })),
  ...[15, 135, 255].flatMap((degrees) => [
    ...made(wood, turnedUpright(moved(blade([-2, 3]), [0, 210, 0]), degrees, [200, 0])),
    ...made(
      brass.dark,
      turnedUpright(
        moved(tipped(plate("M214 -8H262V8H214Z", [-4, -1.5]), 90, [0, 0]), [0, 210, 0]),
        degrees,
        [200, 0],
      ),
    ),
  ]),
];
