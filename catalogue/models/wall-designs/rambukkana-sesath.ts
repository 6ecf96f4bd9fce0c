import { lathe } from "../workshop/lathe.ts";
import { brass, drawn, paint } from "../workshop/materials.ts";
import { circle, placed } from "../workshop/paths.ts";
import { shaped } from "../workshop/moves.ts";
import { count, made, mapped, type Mesh, type Part } from "../workshop/part.ts";
import { dome, fromFront, plate } from "../workshop/plate.ts";

// The drawing is scaled down by this factor; the model uses the final size.
const by = 0.91;
const at = (value: number): number => 18 + value * by;
const centre = [at(200), at(166)] as const;
const picture = [at(66), at(32), at(334), at(300)] as const;
const sewn = (...meshes: readonly Mesh[]): readonly Part[] =>
  mapped(drawn("rambukkana-sesath", picture, 0.85), fromFront(...picture), ...meshes);

const scallop = "M-12.5-112Q-13-129 0-131Q13-129 12.5-112Z";
const tooth = "M0-12C-9-22-8-34 0-41C8-34 9-22 0-12Z";

/** Bands of lacquer on the handle: from, to, colour. */
const bands: readonly (readonly [number, number, string])[] = [
  [300, 310, "#edc766"],
  [310, 316, "#1f1c1b"],
  [334, 340, "#edc766"],
  [340, 350, "#4f6f58"],
  [350, 356, "#edc766"],
  [374, 380, "#1f1c1b"],
  [380, 392, "#edc766"],
  [392, 398, "#1f1c1b"],
  [414, 420, "#edc766"],
  [420, 430, "#4f6f58"],
  [430, 436, "#edc766"],
];

const turned = (from: number, to: number, wide: number): Mesh =>
  lathe(`M${at(200)} ${at(from)}H${at(200 + wide)}V${at(to)}H${at(200)}`, {
    axis: at(200),
    z: 7,
    segments: 24,
  });

/** The talipot is pleated: every other fold is raised. */
const pleated = (mesh: Mesh): Mesh =>
  shaped(mesh, ([x, y, z]) => {
    const fold =
      Math.round((Math.atan2(x - centre[0], y - centre[1]) / (2 * Math.PI)) * 88) % 2 === 0
        ? 0.9
        : 0;
    return z > 9 ? [x, y, z + fold] : [x, y, z];
  });

/** A sunshade of talipot and cloth with mirrors of mica, on a lacquered handle. */
export const rambukkanaSesath = (): readonly Part[] => [
  ...made(paint("#a83c30"), turned(274, 450, 8)),
  ...bands.flatMap(([from, to, colour]) => made(paint(colour), turned(from, to, 8.4))),
  ...made(
    brass.middle,
    lathe(
      `M${at(200)} ${at(446)}H${at(211)}L${at(207)} ${at(458)}Q${at(204)} ${at(468)} ${at(200)} ${at(470)}`,
      { axis: at(200), z: 7, segments: 24 },
    ),
  ),
  ...sewn(
    ...count(36).map((index) =>
      dome(placed(placed(scallop, [0, 0], 0, by), centre, index * 10), 4, 4, {
        rings: 3,
        steps: 4,
      }),
    ),
  ),
  ...sewn(plate(circle(...centre, 116 * by), [3, 10], { bevel: 1, steps: 22 })),
  ...sewn(pleated(dome(circle(...centre, 94 * by), 9.4, 4, { steps: 22, rings: 6, power: 1 }))),
  ...sewn(plate(circle(...centre, 62 * by), [9, 14.5], { bevel: 1, steps: 18 })),
  ...sewn(
    ...count(12).map((index) =>
      dome(placed(placed(tooth, [0, 0], 0, by), centre, index * 30), 14.2, 1.6, {
        rings: 3,
        steps: 5,
      }),
    ),
  ),
  ...made(brass.middle, dome(circle(...centre, 16 * by), 14, 4, { steps: 14 })),
];
