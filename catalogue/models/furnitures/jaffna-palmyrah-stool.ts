import { ring, wrapped } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { clay, palmyrah } from "../workshop/materials.ts";
import { made, mapped, type Part } from "../workshop/part.ts";

/** Coils of the seat: radius and colour. */
const coils: readonly (readonly [radius: number, color: string])[] = [
  [112, "#c3a56d"],
  [100, "#8c3b3b"],
  [88, "#e3cfa4"],
  [76, "#c3a56d"],
  [65, "#e3cfa4"],
  [55, "#4f6f58"],
  [44, "#e3cfa4"],
  [33, "#c3a56d"],
  [23, "#e3cfa4"],
  [14, "#8c3b3b"],
];

/** A drum woven of palmyrah fibre, in at the waist, its seat a coil. */
export const jaffnaPalmyrahStool = (): readonly Part[] => [
  ...mapped(
    palmyrah,
    wrapped([216, 424], { times: 5 }),
    lathe("M200 216H318C310 262 288 292 288 320C288 350 310 384 316 424H200", {
      segments: 56,
      steps: 10,
    }),
  ),
  ...made(clay("#c3a56d"), ring([200, 214, 0], 115, 5.5, { segments: 56 })),
  ...made(clay("#a5864f"), ring([200, 426, 0], 114, 4.5, { segments: 56 })),
  ...made(clay("#e3cfa4"), lathe("M200 206H112H312V216H200", { segments: 56 })),
  ...coils.map(([radius, color]) => ({
    mesh: ring([200, 206.5, 0], radius, 4.6, { sides: 6, segments: 48 }),
    material: clay(color),
  })),
];
