import { box } from "../workshop/box.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, paint, teak } from "../workshop/materials.ts";
import { made, type Part } from "../workshop/part.ts";
import { circle } from "../workshop/paths.ts";
import { plate } from "../workshop/plate.ts";
import { bent } from "../workshop/tube.ts";

const lid = "M40 268q2-42 34-46h252q32 4 34 46z";
const back = 6;
const front = 155;

const foot = (x: number, z: number): readonly Part[] =>
  made(
    teak.black,
    lathe(`M${x} 410H${x + 17}L${x + 12} 424Q${x + 9} 432 ${x} 432`, { axis: x, z, segments: 20 }),
  );

const panel = (left: number): readonly Part[] => [
  ...made(
    teak.dark,
    plate(`M${left} 296h118v92h-118zM${left + 8} 304v76h102v-76z`, [front - 2, front + 2.5], {
      bevel: 1,
    }),
  ),
  ...made(
    teak.warm,
    box([left + 12, left + 106], [308, 376], [front - 4, front + 1.5], { round: 3 }),
  ),
];

/** A plate of brass folded round a corner of the chest. */
const corner = (x: readonly [number, number], y: readonly [number, number]): readonly Part[] => [
  ...made(
    brass.middle,
    box(x, y, [front - 26, front + 3], { round: 1 }),
    box(x, y, [back - 3, back + 24], { round: 1 }),
  ),
];

/** The dowry chest: a vaulted lid, panels, and brass at its corners and lock. */
export const gallePettagama = (): readonly Part[] => [
  ...foot(79, 28),
  ...foot(321, 28),
  ...foot(79, 132),
  ...foot(321, 132),
  ...made(teak.middle, box([46, 354], [272, 414], [back, front], { round: 2 })),
  ...made(
    teak.dark,
    box([45, 355], [272, 281], [back - 1, front + 1]),
    box([45, 355], [402, 414], [back - 2, front + 2], { round: 2 }),
  ),
  ...panel(72),
  ...panel(210),
  ...made(teak.warm, plate(lid, [0, 161], { bevel: 22, steps: 6 })),
  ...made(teak.middle, plate("M40 268q1-13 4-22h312q3 9 4 22z", [-0.5, 161.5], { steps: 2 })),
  ...made(teak.dark, box([36, 364], [264, 273], [-2, 163], { round: 2 })),
  ...corner([43, 76], [384, 415]),
  ...corner([324, 357], [384, 415]),
  ...corner([43, 68], [273, 295]),
  ...corner([332, 357], [273, 295]),
  ...made(
    brass.middle,
    plate("M182 256h36v34q0 14-18 22q-18-8-18-22z", [front, 166], { bevel: 1.5 }),
  ),
  ...made(brass.light, box([182, 218], [255, 264], [front, 167])),
  ...made(
    paint("#2f221b"),
    plate(circle(200, 284, 4.5), [160, 166.8]),
    plate("M198 285h4l2 13h-8z", [160, 166.8]),
  ),
  ...[40, 360].flatMap((x) =>
    made(
      brass.middle,
      bent(`M${x} 318q${x < 200 ? -5 : 5} 16 0 30`, 80, 3),
      box([x - 3, x + 6 - 3], [312, 318], [64, 96]),
    ),
  ),
];
