import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { brass, cloth, drawn, teak } from "../workshop/materials.ts";
import { shaped } from "../workshop/moves.ts";
import { made, mapped, type Part } from "../workshop/part.ts";
import { fromFront } from "../workshop/plate.ts";
import { bent, rod } from "../workshop/tube.ts";

const print = [84, 70, 316, 416] as const;

const pole = (y: number): readonly Part[] => [
  ...made(teak.middle, rod([62, y, 6], [338, y, 6], 5.8, 5.8, { sides: 14 })),
  ...made(brass.middle, ball([62, y, 6], 9), ball([338, y, 6], 9)).map((part) => ({
    ...part,
    mesh: shaped(part.mesh, ([x, py, z]) => [x, py, 6 + (z - 6) * 0.7]),
  })),
];

/** Two peacocks under a flowering tree, dyed on cotton between two rods. */
export const tangalleBatikPanel = (): readonly Part[] => [
  ...made(cloth("#4a3124"), bent("M126 66L200 28L274 66", 5, 1)),
  ...made(brass.middle, ball([200, 28, 5.5], 5)),
  ...pole(66),
  ...pole(420),
  ...mapped(
    drawn("tangalle-batik-panel", print, 0.96),
    fromFront(...print),
    box([84, 316], [70, 416], [5, 8], { round: 0.5 }),
  ),
];
