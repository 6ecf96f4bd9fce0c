import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, paint, steel, teak } from "../workshop/materials.ts";
import { tipped } from "../workshop/moves.ts";
import { count, made, type Mesh, type Part } from "../workshop/part.ts";
import { plate } from "../workshop/plate.ts";
import { rod } from "../workshop/tube.ts";

const outlineOf = (inset: number): string => {
  const [l, t, r, b] = [72 + inset, 196 + inset, 328 - inset, 348 - inset];
  const c = 20 - inset / 2;
  return `M${l + c} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - c}Q${r} ${b} ${r - c} ${b}H${l + c}Q${l} ${b} ${l} ${b - c}V${t + c}Q${l} ${t} ${l + c} ${t}Z`;
};

/** The dial is turned upright and tipped to face the room. */
const facing = (mesh: Mesh): Mesh => tipped(mesh, -90, [294, 112]);

/**
 * A valve-look radio: bars over the cloth, a paper scale, one brass dial, the aerial folded along
 * the top.
 */
export const pettahRadio = (): readonly Part[] => [
  ...[112, 288].flatMap((x) =>
    made(
      paint("#2f221b"),
      box([x - 14, x + 14], [346, 354], [14, 30]),
      box([x - 14, x + 14], [346, 354], [84, 100]),
    ),
  ),
  ...made(teak.warm, plate(outlineOf(0), [4, 112], { bevel: 5, steps: 6 })),
  ...made(teak.middle, plate(outlineOf(6), [0, 6], { steps: 4 })),
  ...made(
    teak.middle,
    plate("M76 318q124 14 248 0v12q-2 16-18 16H94q-16 0-18-16z", [104, 113], { bevel: 1 }),
  ),
  ...made(paint("#2f221b"), box([86, 236], [210, 332], [104, 113], { round: 4 })),
  ...count(15).flatMap((index) =>
    made(
      index % 3 === 1 ? clay("#cf9f4f") : clay("#d8bb8c"),
      rod([96.3 + index * 9.2, 221, 114], [96.3 + index * 9.2, 321, 114], 2.4, 2.4, { sides: 8 }),
    ),
  ),
  ...made(clay("#e6e3d6"), box([248, 314], [212, 254], [104, 114.5], { round: 3 })),
  ...count(7).flatMap((index) =>
    made(
      paint("#4a3124"),
      box([254 + index * 9, 255.5 + index * 9], index % 2 ? [222, 230] : [219, 233], [113, 115.2], {
        round: 0.2,
      }),
    ),
  ),
  ...made(
    paint("#b4603f"),
    box([254, 308], [240, 241.5], [113, 115.2], { round: 0.2 }),
    box([283, 285], [216, 250], [113, 115.4], { round: 0.2 }),
  ),
  ...made(brass.dark, facing(lathe("M281 285H307V293H281", { axis: 281, segments: 36, z: 112 }))),
  ...made(
    brass.middle,
    facing(lathe("M281 281H300Q304 283 305 293H281", { axis: 281, segments: 36, z: 112 })),
  ),
  ...made(paint("#2f221b"), box([279.5, 282.5], [274, 288], [122, 125], { round: 0.4 })),
  ...made(
    steel,
    rod([292, 198, 30], [334, 172, 30], 1.9, 1.5),
    ball([335, 171, 30], 4),
    ball([291, 197, 30], 4.5),
  ),
];
