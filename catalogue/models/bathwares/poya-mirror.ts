import { brass, cloth, drawn } from "../workshop/materials.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { circle } from "../workshop/paths.ts";
import { moved, tipped } from "../workshop/moves.ts";
import { made, mapped, type Part } from "../workshop/part.ts";
import { band, fromFront, plate } from "../workshop/plate.ts";

const face = [88, 152, 312, 376] as const;

/** A full moon in a brass ring on a strap of leather. */
export const poyaMirror = (): readonly Part[] => [
  ...made(cloth("#4a3124"), band("M200 78L128 178", [4, 8], 7), band("M200 78L272 178", [4, 8], 7)),
  ...made(brass.light, ball([200, 76, 7], 8, {})),
  ...made(
    brass.middle,
    moved(
      tipped(lathe("M328 0V10Q322 15 314 10V0Z", { hollow: true, segments: 72 }), 90, [0, 0]),
      [0, 264, 0],
    ),
    plate(circle(200, 264, 120), [0, 3], { steps: 20 }),
  ),
  ...mapped(
    drawn("poya-mirror", face, 0.16),
    fromFront(...face),
    plate(circle(200, 264, 115), [3, 8], { steps: 20 }),
  ),
];
