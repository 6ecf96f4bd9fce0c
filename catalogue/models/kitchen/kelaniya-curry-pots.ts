import { ball, ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { clay, teak } from "../workshop/materials.ts";
import { rolled } from "../workshop/moves.ts";
import { count, made, type Part } from "../workshop/part.ts";
import { rod } from "../workshop/tube.ts";

const terracotta = clay("#b4603f");
const dark = clay("#8d4530");
const pot = { axis: 174, z: 0, oval: 0.86 } as const;

/** The scratched zigzag under the shoulder: short strokes that follow the pot round. */
const zigzag: readonly Part[] = made(
  dark,
  ...count(96).map((index) => {
    const at = (step: number, y: number): readonly [number, number, number] => {
      const angle = (2 * Math.PI * step) / 96;
      return [174 + 104.3 * Math.sin(angle), y, 104.3 * 0.86 * Math.cos(angle)];
    };
    return index % 2 === 0
      ? rod(at(index, 268), at(index + 1, 276), 0.9, 0.9, { sides: 4, ends: "flat" })
      : rod(at(index, 276), at(index + 1, 268), 0.9, 0.9, { sides: 4, ends: "flat" });
  }),
);

/** A clay walanda with its lid, a bowl and a coconut spoon. */
export const kelaniyaCurryPots = (): readonly Part[] => [
  ...made(
    terracotta,
    lathe("M174 205C236 206 278 220 278 270C278 318 240 350 174 350", {
      ...pot,
      segments: 56,
      steps: 12,
    }),
  ),
  ...made(
    dark,
    ring([174, 254, 0], 102.5, 1.3, { oval: 0.86, sides: 6 }),
    ring([174, 265, 0], 103.8, 1.3, { oval: 0.86, sides: 6 }),
  ),
  ...zigzag,
  ...made(dark, lathe("M174 188H243Q248 190 246 194L240 212H174", { ...pot, segments: 48 })),
  ...made(clay("#cb7c58"), lathe("M174 154C202 154 234 166 240 190H174", { ...pot, segments: 48 })),
  ...made(
    terracotta,
    lathe("M174 134Q190 136 188 154H174", { ...pot, segments: 28, oval: 1 }),
    ball([174, 143, 0], 13),
  ),
  ...made(dark, lathe("M306 300H352C350 334 332 352 306 352", { axis: 306, z: 46, segments: 44 })),
  ...made(
    terracotta,
    lathe("M358 302L354 313H346C338 310 330 312 306 312V308C330 308 340 306 348 302Z", {
      axis: 306,
      z: 46,
      segments: 44,
      hollow: true,
      steps: 3,
    }),
  ),
  ...made(teak.pale, rod([288, 346, 20], [330, 152, -4], 3.6)),
  ...made(
    teak.dark,
    rolled(
      lathe("M336 128H359C360 152 352 168 336 170", { axis: 336, z: -4, segments: 32 }),
      14,
      [336, 140],
    ),
  ),
  ...made(
    teak.middle,
    rolled(
      lathe("M360 127H354V130H360Z", { axis: 336, z: -4, segments: 32, hollow: true }),
      14,
      [336, 140],
    ),
  ),
];
