import { box } from "../workshop/box.ts";
import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, glass, paint, teak } from "../workshop/materials.ts";
import { rolled, tipped, turnedUpright } from "../workshop/moves.ts";
import { made, type Mesh, type Part } from "../workshop/part.ts";
import { rod } from "../workshop/tube.ts";

const platter = { axis: 170, z: 98 } as const;

/** Leans parts of the lid back on its hinges. */
const leaned = (mesh: Mesh): Mesh => tipped(mesh, 9, [302, 6]);

const knob = (x: number, turn: number): readonly Part[] => [
  ...made(
    brass.middle,
    tipped(
      lathe(`M${x} 316H${x + 8}L${x + 9} 324H${x}`, { axis: x, z: 193, segments: 24 }),
      -90,
      [324, 193],
    ),
  ),
  ...made(
    paint("#2f221b"),
    rolled(box([x - 0.9, x + 0.9], [316, 323], [199, 202], { round: 0.3 }), turn, [x, 324]),
  ),
];

/** A turntable in a teak plinth, its clear lid open. */
export const maradanaRecordPlayer = (): readonly Part[] => [
  ...made(teak.middle, box([56, 344], [304, 340], [0, 193], { round: 3, steps: 2 })),
  ...made(teak.light, box([58, 342], [301, 308], [2, 191], { round: 3 })),
  ...made(teak.dark, box([56.5, 343.5], [336, 346], [0.5, 192.5], { round: 2.5 })),
  ...[
    [97, 40],
    [303, 40],
    [97, 160],
    [303, 160],
  ].flatMap(([x = 0, z = 0]) =>
    made(
      paint("#2f221b"),
      lathe(`M${x} 344H${x + 18}L${x + 14} 355H${x}`, { axis: x, z, segments: 20 }),
    ),
  ),
  ...made(teak.dark, lathe("M170 297H262V302H170", { ...platter, segments: 56 })),
  ...made(
    paint("#1a1b1d"),
    lathe("M170 292.5H258Q260 292.500 260 294.500V298H170", { ...platter, segments: 56 }),
  ),
  ...[80, 70, 60, 50, 42].flatMap((radius) =>
    made(paint("#3d4043"), ring([170, 292.4, 98], radius, 0.7, { sides: 4, segments: 56 })),
  ),
  ...made(paint("#b4603f"), lathe("M170 291.500H200V293H170", { ...platter, segments: 36 })),
  ...made(
    brass.light,
    ring([170, 291.6, 98], 30, 0.9, { sides: 4 }),
    lathe("M170 285H172V292H170", { ...platter, segments: 12 }),
  ),
  ...made(brass.dark, lathe("M300 298H316V302H300", { axis: 300, z: 46, segments: 28 })),
  ...made(
    brass.middle,
    lathe("M300 274H310Q312 274 312 276V300H300", { axis: 300, z: 46, segments: 28 }),
  ),
  ...made(
    brass.middle,
    rod([300, 272, 26], [300, 274, 92], 2.3),
    rod([300, 274, 92], [226, 287, 132], 2.1),
  ),
  ...made(brass.dark, ball([300, 271.5, 22], 8)),
  ...made(
    paint("#2f221b"),
    turnedUpright(box([214, 232], [284, 291], [128, 137], { round: 2 }), 28, [226, 132]),
  ),
  ...knob(270, 0),
  ...knob(306, 45),
  ...[123, 277].flatMap((x) =>
    made(brass.dark, box([x - 11, x + 11], [292, 304], [0, 10], { round: 2 })),
  ),
  ...made(glass("#dfe8e4", 0.32), leaned(box([66, 334], [118, 302], [0, 4], { round: 2 }))),
  ...made(
    glass("#f4f7f5", 0.85),
    leaned(box([64, 69], [118, 302], [0, 30], { round: 1.5 })),
    leaned(box([331, 336], [118, 302], [0, 30], { round: 1.5 })),
    leaned(box([64, 336], [114, 119], [0, 30], { round: 2 })),
  ),
];
