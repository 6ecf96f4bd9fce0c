import { box } from "../workshop/box.ts";
import { clay, drawn } from "../workshop/materials.ts";
import { placed } from "../workshop/paths.ts";
import { made, mapped, spread, type Mesh, type Part } from "../workshop/part.ts";
import { dome, fromFront, plate } from "../workshop/plate.ts";

const picture = [28, 146, 372, 340] as const;
const carved = (...meshes: readonly Mesh[]): readonly Part[] =>
  mapped(drawn("anuradha-moonstone", picture, 0.9), fromFront(...picture), ...meshes);

/** A half circle around the centre of the doorstep. */
const half = (radius: number): string =>
  `M${200 - radius} 318A${radius} ${radius} 0 0 1 ${200 + radius} 318Z`;
const step = (radius: number, front: number): Mesh =>
  plate(half(radius), [0, front], { bevel: 0.8, steps: 26 });

const elephant =
  "M-17 0V-14C-17-24-9-29 0-29C5-29 7-31 12-29C18-27 20-21 20-14V-5Q20-2 23-3L23 0Q16 3 15.5-5V-11C14-9 12-9 11-9V0H5V-8H-6V0H-12.5V-9L-15 0Z";
const flame = "M-8-146C-9-154-4-158 1-164C3-158 8-154 8-146Z";
const goose =
  "M-10-6C-12 0-4 4 3 2C9 0 10-5 8-9C7-12 8-14 10-14L13-13L10-16C6-18 4-14 4-11C4-8 2-7-1-8C-5-9-8-9-10-6Z";
const petal = "M0-16C-11-26-10-40 0-50C10-40 11-26 0-16Z";

/** Repeats a figure along an arc, each rotated to stand upright on it. */
const round = (
  path: string,
  degrees: readonly number[],
  from: number,
  to: number,
  lift = 0,
): readonly Mesh[] =>
  degrees.map((turn) =>
    plate(placed(placed(path, [0, -lift]), [200, 318], turn), [from, to], { steps: 2 }),
  );

/** The half-round stone of flames, elephants, vine, geese and lotus. */
export const anuradhaMoonstone = (): readonly Part[] => [
  ...made(clay("#9d8f76"), plate(half(168), [0, 8], { steps: 26 })),
  ...carved(step(165, 10), ...round(flame, spread([-87, 87], 30), 9, 12)),
  ...carved(step(144, 11.5), ...round(elephant, spread([-75, 75], 7), 11, 15, 103)),
  ...carved(step(98, 12.8), step(78, 14), ...round(goose, spread([-72, 72], 9), 13.5, 15.8, 62)),
  ...carved(
    step(54, 15),
    ...spread([-80, 80], 9).map((turn) =>
      dome(placed(petal, [200, 318], turn), 14.5, 3, { rings: 3, steps: 5 }),
    ),
  ),
  ...carved(step(16, 18)),
  ...carved(box([28, 372], [318, 338], [0, 17], { round: 2 })),
];
