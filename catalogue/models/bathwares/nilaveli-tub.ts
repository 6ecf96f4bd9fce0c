import { box } from "../workshop/box.ts";
import { ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, glaze, handloom, linen } from "../workshop/materials.ts";
import { shaped } from "../workshop/moves.ts";
import { made, mapped, type Mesh, type Part } from "../workshop/part.ts";
import { bent, rod } from "../workshop/tube.ts";

const oval = 0.5;
const middle = { axis: 180, oval, segments: 64 } as const;

/** The rim climbs toward both ends. */
const raised = (mesh: Mesh): Mesh =>
  shaped(mesh, ([x, y, z]) => [
    x,
    y < 330 ? y - 12 * ((x - 180) / 148) ** 2 * ((330 - y) / 40) : y,
    z,
  ]);

/** A loom towel over the near side: within, over the rim and down. */
const towel = (z: number): Mesh => box([94, 152], [283, 364], [z, z + 3.5], { round: 1.4 });

/** A tub of cast stone on brass feet, its tap standing on the floor. */
export const nilaveliTub = (): readonly Part[] => [
  ...made(
    glaze("#f4f3ec"),
    raised(
      lathe("M318 296C316 376 290 424 252 426H180V408H246C276 406 300 366 304 296Z", {
        ...middle,
        hollow: true,
        steps: 12,
      }),
    ),
  ),
  ...made(
    glaze("#fbfaf5"),
    raised(ring([180, 296, 0], 141, 8, { oval: 0.52, segments: 64, sides: 12 })),
  ),
  ...[108, 252].flatMap((x) =>
    [-26, 26].flatMap((z) =>
      made(brass.dark, box([x - 12, x + 12], [418, 432], [z - 9, z + 9], { round: 3 })),
    ),
  ),
  ...mapped(
    handloom,
    ([x, y, z]) => [(x - 92) / 60, (y + z) / 40],
    towel(74.5),
    box([94, 152], [282.5, 287], [52, 78], { round: 2 }),
  ),
  ...made(linen("#e6e3d6"), box([94, 152], [362, 369], [74.7, 77.8])),
  ...made(brass.middle, bent("M336 430V266Q336 244 318 244H302Q292 244 292 256V264", 0, 4.2)),
  ...made(
    brass.middle,
    rod([322, 286, 0], [346, 286, 0], 3.4),
    rod([336, 286, -12], [336, 286, 12], 3),
  ),
  ...made(brass.dark, lathe("M336 424H350V432H336", { axis: 336, segments: 24 })),
  ...made(clay("#c9cabd"), lathe("M180 404H192V409H180", { axis: 180, segments: 20 })),
];
