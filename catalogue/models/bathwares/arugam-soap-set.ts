import { box } from "../workshop/box.ts";
import { ring } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, glaze, linen, varied } from "../workshop/materials.ts";
import { moved, rolled } from "../workshop/moves.ts";
import { made, type Part } from "../workshop/part.ts";
import { bent, rod } from "../workshop/tube.ts";

const sea = varied(glaze("#77aaa0"), { Sea: "#77aaa0", Rose: "#c98a7a", Night: "#44557f" });
const deep = varied(glaze("#4f857d"), { Sea: "#4f857d", Rose: "#a06252", Night: "#2c3a5e" });
const rim = varied(glaze("#d3e6df"), { Sea: "#d3e6df", Rose: "#f0dcd4", Night: "#c6cee2" });
const bare = clay("#e9e1d0");

const brush = (
  x: number,
  y: number,
  top: number,
  degrees: number,
  colour: string,
  hair: -1 | 1,
): readonly Part[] =>
  [
    ...made(glaze(colour), moved(rod([0, top, 0], [0, 62, 0], 4, 4, { sides: 10 }), [x, y, 0])),
    ...made(
      linen("#f4f3ec"),
      moved(
        box([hair > 0 ? 3 : -13, hair > 0 ? 13 : -3], [top + 1, top + 27], [-4, 4], { round: 1.6 }),
        [x, y, 0],
      ),
    ),
  ].map((part) => ({ ...part, mesh: rolled(part.mesh, degrees, [x, y]) }));

const bottle = { axis: 147, segments: 52 } as const;
const cup = { axis: 250, segments: 44 } as const;
const dish = { axis: 330, z: 8, segments: 44 } as const;

/** A dispenser, a tumbler with two brushes, and a dish with its soap. */
export const arugamSoapSet = (): readonly Part[] => [
  ...made(sea, lathe("M147 166H166C166 182 204 186 204 216V294H147", { ...bottle, steps: 9 })),
  ...made(bare, lathe("M147 292H204V338Q204 352 190 352H147", bottle)),
  ...made(deep, ring([147, 293, 0], 57, 1.2, { sides: 6, segments: 52 })),
  ...made(brass.dark, lathe("M147 154H165Q168 154 168 157V166H147", { axis: 147, segments: 32 })),
  ...made(
    brass.middle,
    lathe("M147 132H159V156H147", { axis: 147, segments: 28 }),
    lathe("M147 116H150V136H147", { axis: 147, segments: 12 }),
  ),
  ...made(
    brass.middle,
    box([100, 164], [108, 124], [-9, 9], { round: 6, steps: 2 }),
    bent("M104 116Q91 116 91 130", 0, 6.5, { ends: "flat" }),
  ),
  ...made(sea, lathe("M286 246L282.500 303H276L280 250Z", { ...cup, hollow: true })),
  ...made(
    bare,
    lathe("M282.500 302L280 344Q279 352 270 352H250V342H270L276 302Z", {
      ...cup,
      hollow: true,
      steps: 4,
    }),
  ),
  ...made(rim, ring([250, 246, 0], 33.5, 3, { segments: 44 })),
  ...brush(240, 262, -96, -10, "#d8bb8c", 1),
  ...brush(259, 262, -84, 12, "#b4603f", -1),
  ...made(
    sea,
    lathe("M368 318C366 344 346 348 330 348V341C344 341 356 336 360 318Z", {
      ...dish,
      hollow: true,
    }),
  ),
  ...made(rim, ring([330, 318, 8], 35.5, 2.8, { segments: 44 })),
  ...made(bare, lathe("M330 346H346L344 352H330", dish)),
  ...made(glaze("#f3e3b8"), box([306, 354], [303, 332], [-10, 26], { round: 10, steps: 3 })),
  ...made(clay("#dcc48c"), box([318, 340], [302.4, 304], [4, 10], { round: 0.7 })),
];
