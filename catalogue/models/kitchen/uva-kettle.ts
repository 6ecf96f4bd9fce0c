import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, glaze, paint, teak, varied } from "../workshop/materials.ts";
import { made, type Part, type Point } from "../workshop/part.ts";
import { bent, rod, tube } from "../workshop/tube.ts";

const enamel = varied(glaze("#4f6f58"), {
  Leaf: "#4f6f58",
  Indigo: "#3c4f78",
  Clay: "#b4603f",
  Milk: "#efece0",
});
const rim = varied(glaze("#385443"), {
  Leaf: "#385443",
  Indigo: "#2b3a5b",
  Clay: "#8d4530",
  Milk: "#2b3a5b",
});

/** Centre line of the spout and its radius at each point. */
const spout: readonly (readonly [...Point, number])[] = [
  [262, 282, 0, 30],
  [286, 274, 0, 25],
  [304, 258, 0, 20.5],
  [317, 240, 0, 16.5],
  [328, 221, 0, 12.5],
  [339, 208, 0, 10.5],
  [349, 199, 0, 9],
];

/** Enamelled steel with a bow of brass over it. */
export const uvaKettle = (): readonly Part[] => [
  ...made(
    enamel,
    lathe("M200 213C246 213 296 240 288 302C286 330 276 344 262 350H200", {
      segments: 56,
      steps: 12,
    }),
  ),
  ...made(
    enamel,
    tube(
      spout.map(([x, y, z]): Point => [x, y, z]),
      (share) => spout[Math.round(share * (spout.length - 1))]?.[3] ?? 9,
      { sides: 24, ends: "flat" },
    ),
  ),
  ...made(
    paint("#1d2a22"),
    rod([349.4, 198.4, 0], [350, 197.6, 0], 6.6, 6.6, { sides: 20, ends: "flat" }),
  ),
  ...made(rim, ring([200, 219, 0], 41, 4, { segments: 48 })),
  ...made(enamel, lathe("M200 202Q222 203 236 218H200", { segments: 44 })),
  ...made(brass.middle, ball([200, 196, 0], 9), lathe("M200 200H205V208H200", { segments: 16 })),
  ...made(brass.middle, bent("M128 236C120 128 280 128 272 236", 0, 4.4, { steps: 22 })),
  ...made(brass.dark, ball([127, 238, 0], 7.5), ball([273, 238, 0], 7.5)),
  ...made(teak.warm, rod([168, 149, 0], [232, 149, 0], 9, 9, { sides: 16 })),
  ...made(paint("#2f221b"), lathe("M200 346H260Q262 349 260 352H200", { segments: 44 })),
];
