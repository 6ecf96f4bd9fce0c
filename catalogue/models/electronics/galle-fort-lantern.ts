import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, glass, glaze, glowing, paint } from "../workshop/materials.ts";
import { made, type Flat, type Part } from "../workshop/part.ts";
import { bent, rod } from "../workshop/tube.ts";

const black = paint("#2a2e2c");
const grey = paint("#3d4441");

/** A four-sided lathe body parallel to the wall: the radius reaches the corners. */
const square = (profile: readonly Flat[], steps = 1): ReturnType<typeof lathe> =>
  lathe(
    profile.map(([x, y]): Flat => [200 + (x - 200) * Math.SQRT2, y]),
    { segments: 4, turn: 45, steps },
  );

const corners = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
] as const;

/** Black steel, four panes and a candle that is electric. */
export const galleFortLantern = (): readonly Part[] => [
  ...made(
    brass.dark,
    bent("M200 92C170 92 158 62 176 46C188 36 212 36 224 46C242 62 230 92 200 92", 0, 4),
  ),
  ...made(brass.middle, lathe("M200 84H212V98H200", { segments: 24 })),
  ...made(
    grey,
    square([
      [200, 97],
      [224, 97],
      [232, 120],
      [200, 120],
    ]),
  ),
  ...made(
    black,
    square([
      [200, 112],
      [216, 115],
      [240, 122],
      [264, 136],
      [279, 149],
      [290, 162],
      [200, 162],
    ]),
  ),
  ...made(grey, box([102, 298], [160, 170], [-98, 98], { round: 2 })),
  ...corners.flatMap(([x, z], index) => {
    const [nx, nz] = corners[(index + 1) % 4] ?? [x, z];
    return [
      ...made(
        black,
        rod([200 + x * 82, 168, z * 82], [200 + x * 74, 328, z * 74], 4.6, 4.6, { sides: 6 }),
      ),
      ...made(
        black,
        rod([200 + x * 79, 248, z * 79], [200 + nx * 79, 248, nz * 79], 2.2, 2.2, { sides: 6 }),
      ),
    ];
  }),
  ...made(
    glass("#e9e3c8", 0.34),
    square([
      [278, 170],
      [274, 324],
    ]),
  ),
  ...made(
    glaze("#f4f3ec"),
    lathe("M200 237H218Q222 238 222 242V326H200", { segments: 28 }),
    lathe("M200 240H223L224 250Q220 262 214 250H200", { segments: 28 }),
  ),
  ...made(glowing("#f0a23c", 0.45), lathe("M200 196C208 212 212 222 200 237", { segments: 16 })),
  ...made(
    grey,
    rod([200, 170, 0], [200, 194, 0], 1.1),
    box([112, 288], [322, 334], [-88, 88], { round: 2 }),
  ),
  ...made(
    black,
    square([
      [200, 333],
      [296, 333],
      [302, 350],
      [301, 355],
      [200, 355],
    ]),
  ),
  ...made(brass.light, ball([200, 344, 100], 5)),
];
