import { ball } from "../workshop/turned.ts";
import { box } from "../workshop/box.ts";
import { brass, cloth, drawn, teak } from "../workshop/materials.ts";
import { shaped } from "../workshop/moves.ts";
import { count, made, mapped, type Part } from "../workshop/part.ts";
import { fromFront } from "../workshop/plate.ts";
import { bent, rod } from "../workshop/tube.ts";

const weave = [102, 92, 298, 412] as const;

/** Hana fibre woven in diamonds, hung from a timber rod. */
export const dumbaraWallHanging = (): readonly Part[] => [
  ...made(cloth("#2f221b"), bent("M120 84L200 41L280 84", 4, 1)),
  ...made(teak.dark, rod([88, 87, 6], [312, 87, 6], 6.4, 6.4, { sides: 14 })),
  ...made(brass.middle, ball([88, 87, 6], 9), ball([312, 87, 6], 9)).map((part) => ({
    ...part,
    mesh: shaped(part.mesh, ([x, y, z]) => [x, y, 6 + (z - 6) * 0.7]),
  })),
  ...mapped(
    drawn("dumbara-wall-hanging", weave, 0.96),
    fromFront(...weave),
    box([102, 298], [92, 412], [4, 7], { round: 0.6 }),
  ),
  ...made(cloth("#e2d3ad"), box([101.5, 298.5], [86, 94], [0.5, 12], { round: 3 })),
  ...count(28).flatMap((index) =>
    made(
      cloth(index % 4 === 0 ? "#6d2b2e" : "#cbb88b"),
      rod(
        [105.5 + index * 7, 411, 5.5],
        [105.5 + index * 7, 438 + (index % 3) * 3, 5.5],
        1.3,
        1.1,
        { sides: 5 },
      ),
    ),
  ),
];
