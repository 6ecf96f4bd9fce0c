import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, cloth, glowing, linen, paint, teak, varied } from "../workshop/materials.ts";
import { shaped } from "../workshop/moves.ts";
import { count, made, type Part } from "../workshop/part.ts";
import { bent, rod, tube } from "../workshop/tube.ts";

const shade = varied(linen("#f4f3ec"), { Linen: "#f4f3ec", Ochre: "#d9b266", Indigo: "#5a6d97" });

/** The bottoms of the three legs, and their joints with the spreader. */
const feet = [
  [112, 62],
  [288, 62],
  [208, -82],
] as const;
const share = (330 - 200) / 230;
const at = ([x, z]: readonly [number, number]): readonly [number, number, number] => [
  200 + (x - 200) * share,
  330,
  z * share,
];

/** Three teak legs, a brass collar and a pleated shade. */
export const batticaloaFloorLamp = (): readonly Part[] => [
  ...feet.flatMap(([x, z]) =>
    made(teak.middle, rod([200 + (x - 200) * 0.05, 198, z * 0.05], [x, 428, z], 5.6, 5)),
  ),
  ...feet.flatMap((foot, index) => [
    ...made(brass.middle, rod(at(foot), at(feet[(index + 1) % 3] ?? foot), 1.9)),
    ...made(brass.dark, ball(at(foot), 6.4)),
  ]),
  ...made(
    brass.middle,
    lathe("M200 140H206V194H200", { segments: 20 }),
    lathe("M200 192H220L216 212H200", { segments: 28 }),
  ),
  ...made(brass.dark, lathe("M200 188H222V194H200", { segments: 28 })),
  // The pleats: every other line of the shade is recessed.
  ...made(
    shade,
    shaped(lathe("M264 50L290 162H287L261 50Z", { hollow: true, segments: 80 }), ([x, y, z]) => {
      const fold =
        1 - 0.04 * (Math.round((Math.atan2(x - 200, z) / (2 * Math.PI)) * 80) % 2 === 0 ? 0 : 1);
      return [200 + (x - 200) * fold, y, z * fold];
    }),
  ),
  ...made(
    cloth("#cf9f4f"),
    lathe("M291 159H287V167H291Z", { hollow: true, segments: 56 }),
    lathe("M265.500 45H261V51H265.500Z", { hollow: true, segments: 56 }),
  ),
  ...made(
    brass.middle,
    ...count(3).map((index) =>
      rod(
        [200, 60, 0],
        [200 + 62 * Math.sin(index * 2.094), 60, 62 * Math.cos(index * 2.094)],
        1.2,
      ),
    ),
  ),
  ...made(
    glowing("#fbe9bd", 1.2),
    lathe("M200 84C214 84 222 98 218 112C214 124 208 128 207 140H200", { segments: 20 }),
  ),
  ...made(brass.light, rod([208, 168, 4], [208, 186, 4], 0.8), ball([208, 188, 4], 2.6)),
  ...made(paint("#2b2320"), bent("M206 200C222 240 226 320 236 372S262 428 286 430", -30, 1.2)),
  ...made(
    paint("#2b2320"),
    tube(
      [
        [286, 430, -30],
        [290, 430, -24],
        [291, 430, -16],
      ],
      1.2,
    ),
  ),
  ...made(brass.dark, ring([200, 214, 0], 10, 2)),
];
