import { box } from "../workshop/box.ts";
import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { clay, glaze, teak, varied } from "../workshop/materials.ts";
import { shaped } from "../workshop/moves.ts";
import { made, type Mesh, type Part } from "../workshop/part.ts";
import { placed } from "../workshop/paths.ts";
import { dome } from "../workshop/plate.ts";
import { bent, tube } from "../workshop/tube.ts";

const celadon = varied(glaze("#9db59a"), { Celadon: "#9db59a", Indigo: "#5f739d", Ash: "#b9b3a4" });
const deep = varied(glaze("#7c9a7c"), { Celadon: "#7c9a7c", Indigo: "#455a86", Ash: "#958e7e" });
const dark = varied(glaze("#4f6f58"), { Celadon: "#4f6f58", Indigo: "#2f4067", Ash: "#6d675a" });

const potZ = -14;

/** Projects a mesh onto the belly of the pot. */
const onPot = (mesh: Mesh): Mesh =>
  shaped(mesh, ([x, y, z]) => {
    const high = (y - 276) / 66;
    const radius = 77 * Math.sqrt(Math.max(0, 1 - high * high * 0.86));
    return [x, y, potZ + Math.sqrt(Math.max(0, radius * radius - (x - 158) ** 2)) + z];
  });

const cup = (x: number, z: number): readonly Part[] => [
  ...made(
    celadon,
    lathe(
      `M${x + 28} 288C${x + 28} 320 ${x + 16} 336 ${x} 336V330C${x + 12} 328 ${x + 22} 316 ${x + 24} 288Z`,
      { axis: x, z, hollow: true, segments: 36 },
    ),
  ),
  ...made(
    clay("#9a5a2a"),
    lathe(`M${x} 292H${x + 25}L${x + 24} 298H${x}`, { axis: x, z, segments: 32 }),
  ),
  ...made(glaze("#d4e0cd"), ring([x, 288, z], 26, 2.2, { segments: 36 })),
  ...made(dark, lathe(`M${x} 333H${x + 13}V340H${x}`, { axis: x, z, segments: 28 })),
  ...made(deep, bent(`M${x + 24} 300C${x + 46} 298 ${x + 44} 326 ${x + 14} 326`, z, 2.9)),
];

/** A celadon pot with two cups on a tray of jak wood. */
export const nuwaraTeaSet = (): readonly Part[] => [
  ...made(teak.middle, box([44, 356], [344, 356], [-100, 100], { round: 5, steps: 2 })),
  ...made(teak.warm, box([48, 352], [340, 346], [-96, 96], { round: 2 })),
  ...[49, 351].flatMap((x) => [
    ...made(
      teak.middle,
      box([x - 5, x + 5], [330, 346], [-34, -26]),
      box([x - 5, x + 5], [330, 346], [26, 34]),
    ),
    ...made(teak.dark, box([x - 12, x + 12], [325, 336], [-42, 42], { round: 5, steps: 2 })),
  ]),
  ...made(dark, lathe("M158 336H184V344H158", { axis: 158, z: potZ, segments: 36 })),
  ...made(
    celadon,
    lathe("M158 216C198 216 234 236 234 276C234 312 210 334 190 340H158", {
      axis: 158,
      z: potZ,
      segments: 56,
      steps: 12,
    }),
  ),
  ...made(deep, ring([158, 222, potZ], 36, 3.4), ring([158, 266, potZ], 75.4, 0.9, { sides: 5 })),
  ...made(
    celadon,
    lathe("M158 197C172 198 184 202 191 219H158", { axis: 158, z: potZ, segments: 40 }),
  ),
  ...made(teak.middle, ball([158, 192, potZ], 9)),
  ...made(dark, bent("M92 234C50 226 44 296 102 300", potZ, 6.6, { steps: 14, sides: 14 })),
  ...made(
    dark,
    tube(
      [
        [214, 300, potZ],
        [236, 286, potZ],
        [252, 262, potZ],
        [264, 242, potZ],
        [278, 225, potZ],
      ],
      (share) => 20 - 10.5 * share ** 0.7,
      { sides: 20, ends: "flat" },
    ),
  ),
  ...[-68, -34, 0, 34, 68].flatMap((degrees) =>
    made(
      glaze("#e6efdf"),
      onPot(
        dome(placed("M0 0C-7-8-7-18 0-26C7-18 7-8 0 0Z", [158, 312], degrees), -0.5, 2, {
          steps: 5,
          rings: 2,
        }),
      ),
    ),
  ),
  ...cup(258, 44),
  ...cup(318, 52),
];
