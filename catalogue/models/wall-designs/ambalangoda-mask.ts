import { ball } from "../workshop/turned.ts";
import { drawn, paint } from "../workshop/materials.ts";
import { circle, placed } from "../workshop/paths.ts";
import { mirrored } from "../workshop/moves.ts";
import { made, mapped, type Mesh, type Part } from "../workshop/part.ts";
import { dome, fromFront, plate } from "../workshop/plate.ts";

const picture = [30, 40, 370, 460] as const;
const painted = (...meshes: readonly Mesh[]): readonly Part[] =>
  mapped(drawn("ambalangoda-mask", picture, 0.55), fromFront(...picture), ...meshes);

const face =
  "M200 150C258 150 298 188 300 246C302 304 286 352 256 390C238 412 220 420 200 420S162 412 144 390C114 352 98 304 100 246C102 188 142 150 200 150Z";
const hood = "M0 6C-8-18-32-28-32-58C-32-82-16-98 0-98S32-82 32-58C32-28 8-18 0 6Z";

/** A cobra of the crown, by rotation and scale. */
const cobra = (degrees: number, scale: number): Mesh => {
  const path = placed(placed(hood, [0, -48], 0, scale), [200, 208], degrees);
  return dome(path, 6, 26 + 8 * scale, { rings: 4, power: 0.4, steps: 7 });
};

/** The Naga mask: carved round, painted by hand, so its colours are the drawing's own. */
export const ambalangodaMask = (): readonly Part[] => [
  ...painted(cobra(-76, 0.86), cobra(76, 0.86), cobra(-39, 0.98), cobra(39, 0.98), cobra(0, 1.1)),
  ...painted(
    plate(circle(82, 276, 44), [4, 22], { bevel: 4, steps: 14 }),
    plate(circle(318, 276, 44), [4, 22], { bevel: 4, steps: 14 }),
  ),
  ...painted(dome(face, 0, 96, { rings: 10, power: 0.55, steps: 12, centre: [200, 286] })),
  ...[154, 246].flatMap((x) => painted(dome(circle(x, 256, 31), 62, 28, { rings: 5, steps: 12 }))),
  ...painted(
    dome(
      "M200 240C210 262 228 292 230 312Q216 326 200 326Q184 326 170 312C172 292 190 262 200 240Z",
      82,
      50,
      { rings: 5, power: 0.6, centre: [200, 308] },
    ),
  ),
  ...painted(
    dome(
      "M120 332C140 318 180 314 200 326C220 314 260 318 280 332C266 348 226 352 200 340C174 352 134 348 120 332Z",
      58,
      44,
      { rings: 4, power: 0.3 },
    ),
  ),
  ...painted(
    dome(
      "M104 214C130 196 170 190 200 192C230 190 270 196 296 214L290 190C262 160 232 150 200 150S138 160 110 190Z",
      28,
      54,
      { rings: 3, power: 0.3 },
    ),
  ),
  ...painted(
    dome(
      "M168 408Q184 414 200 414T232 408C228 424 216 438 200 446C184 438 172 424 168 408Z",
      4,
      60,
      { rings: 4, power: 0.5 },
    ),
  ),
  ...[
    dome("M142 342C134 362 140 378 126 398C152 392 164 370 160 342Z", 56, 40, {
      rings: 4,
      power: 0.4,
    }),
  ].flatMap((tusk) => painted(tusk, mirrored(tusk))),
  ...made(paint("#1f1c1b"), ball([154, 256, 82], 9), ball([246, 256, 82], 9)),
];
