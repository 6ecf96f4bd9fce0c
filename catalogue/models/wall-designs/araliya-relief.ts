import { drawn, glaze } from "../workshop/materials.ts";
import { circle, placed } from "../workshop/paths.ts";
import { count, made, mapped, type Flat, type Mesh, type Part } from "../workshop/part.ts";
import { dome, fromFront, plate } from "../workshop/plate.ts";

const picture = [50, 96, 350, 396] as const;
const pressed = (...meshes: readonly Mesh[]): readonly Part[] =>
  mapped(drawn("araliya-relief", picture, 0.32), fromFront(...picture), ...meshes);

const petal = "M0 0C-34-30-40-86-4-112C34-96 40-40 0 0Z";
const frond = "M0 0C-20-40-20-92 0-126C20-92 20-40 0 0Z";

const flower = (at: Flat, degrees: number, scale: number, back: number): readonly Mesh[] =>
  count(5).map((index) =>
    dome(placed(petal, at, degrees + index * 72, scale), back, 9 * scale + 6, {
      rings: 4,
      power: 0.6,
      steps: 7,
    }),
  );

/** A glazed disc with temple flowers pressed into it. */
export const araliyaRelief = (): readonly Part[] => [
  ...made(glaze("#385443"), plate(circle(200, 246, 150), [0, 12], { bevel: 3, steps: 22 })),
  ...pressed(plate(circle(200, 246, 146), [10, 14], { bevel: 1, steps: 22 })),
  ...pressed(
    ...count(9).map((index) =>
      dome(placed(frond, [200, 246], 12 + index * 40), 13.5, 4, { rings: 3, steps: 7 }),
    ),
  ),
  ...pressed(
    ...flower([176, 222], 10, 0.62, 14),
    ...flower([254, 276], 40, 0.44, 14),
    ...flower([166, 316], 4, 0.34, 14),
  ),
];
