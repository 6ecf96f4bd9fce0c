import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, glaze, steel, teak } from "../workshop/materials.ts";
import { rolled } from "../workshop/moves.ts";
import { sinCos } from "../workshop/vectors.ts";
import { count, made, type Mesh, type Part } from "../workshop/part.ts";
import { bent, rod, tube } from "../workshop/tube.ts";

const z = 22;
const head = { z: 90, oval: 0.6, segments: 56 } as const;

/** A cross of porcelain on the end of the mixer. */
const tap = (x: number): readonly Part[] => [
  ...made(brass.dark, ball([x, 334, z + 8], 11)),
  ...[45, 135].flatMap((degrees) =>
    made(glaze("#f4f3ec"), rolled(rod([x, 302, z + 14], [x, 366, z + 14], 5), degrees, [x, 334])),
  ),
  ...made(brass.middle, ball([x, 334, z + 16], 9)),
  ...made(glaze("#fdfcf8"), ball([x, 334, z + 21], 6)),
];

/** A ring of nozzles below the head. */
const nozzles: Mesh = count(20).flatMap((index) => {
  const [sin, cos] = sinCos(index * 18);
  const [x, depth] = [200 + 106 * sin, 90 + 62 * cos];
  return rod([x, 116, depth], [x, 122, depth], 1.7, 1.7, { sides: 5, ends: "flat" });
});

/** Brass rail, wide rain head, hand shower with a timber grip, two porcelain taps. */
export const unawatunaRainShower = (): readonly Part[] => [
  ...made(brass.middle, rod([200, 64, z], [200, 346, z], 6, 6, { sides: 14 })),
  ...made(
    brass.middle,
    tube(
      [
        [200, 70, z],
        [200, 52, z + 6],
        [200, 48, z + 24],
        [200, 50, 74],
        [200, 60, 86],
        [200, 90, 90],
      ],
      9,
      { sides: 14 },
    ),
  ),
  ...made(
    brass.middle,
    lathe("M200 84Q228 84 240 100H200", { ...head, oval: 0.8, segments: 36 }),
    lathe("M200 98H317Q324 98 324 106Q324 114 317 114H200", { ...head, steps: 5 }),
  ),
  ...made(brass.light, lathe("M200 97H316V99H200", head)),
  ...made(brass.dark, lathe("M200 113H316V118H200", head)),
  ...made(brass.dark, nozzles),
  ...made(
    brass.middle,
    box([187, 213], [194, 211], [z - 14, z + 9], { round: 4 }),
    rod([212, 203, z], [250, 200, z + 12], 3.6),
    box([240, 266], [188, 208], [z + 4, z + 22], { round: 5 }),
  ),
  ...made(
    brass.dark,
    rod([200, 203, 0], [200, 203, z], 6),
    rod([200, 334, 0], [200, 334, z], 10),
    rod([200, 72, 0], [200, 72, z], 6),
  ),
  ...made(
    teak.middle,
    rolled(rod([258, 172, z + 16], [258, 240, z + 16], 8.6, 7.4, { sides: 14 }), -14, [258, 168]),
  ),
  ...made(
    brass.middle,
    rolled(
      lathe("M258 134C258 150 270 160 270 170H258", { axis: 258, z: z + 16, segments: 28 }),
      -14,
      [258, 168],
    ),
  ),
  ...made(
    brass.middle,
    rolled(
      lathe("M258 138H292Q292 154 270 166H258", { axis: 258, z: z + 16, segments: 32 }),
      -14,
      [258, 168],
    ),
  ),
  ...made(
    brass.dark,
    rolled(
      lathe("M258 130H293Q296 134 293 140H258", { axis: 258, z: z + 16, segments: 32 }),
      -14,
      [258, 168],
    ),
    rolled(rod([258, 236, z + 16], [258, 250, z + 16], 7, 6), -14, [258, 168]),
  ),
  ...made(
    brass.middle,
    rod([118, 334, z], [282, 334, z], 11, 11, { sides: 18 }),
    box([182, 218], [314, 354], [z - 14, z + 15], { round: 7, steps: 2 }),
    lathe("M200 352H214L208 382Q204 386 200 386", { z, segments: 24 }),
  ),
  ...tap(112),
  ...tap(288),
  ...made(
    steel,
    bent("M278 246C330 262 336 400 286 418C240 434 212 404 206 372", z + 4, 4, {
      steps: 20,
      sides: 10,
    }),
  ),
];
