import { box } from "../workshop/box.ts";
import { ball } from "../workshop/turned.ts";
import { lathe } from "../workshop/lathe.ts";
import { brass, clay, glaze } from "../workshop/materials.ts";
import { made, type Part } from "../workshop/part.ts";
import { bent, rod } from "../workshop/tube.ts";

const white = glaze("#f4f3ec");
const bowl = { oval: 0.7, z: 6, segments: 60 } as const;

const handle = (x: number): readonly Part[] => [
  ...made(brass.dark, lathe(`M${x} 170H${x + 12}V180H${x}`, { axis: x, z: -62, segments: 24 })),
  ...made(brass.middle, rod([x, 174, -62], [x, 144, -62], 4.5), ball([x, 140, -62], 6)),
  ...made(
    white,
    rod([x - 13, 140, -62], [x + 13, 140, -62], 3.5),
    rod([x, 140, -75], [x, 140, -49], 3.5),
  ),
];

/** A basin on its pedestal, a brass bridge tap behind. */
export const mirissaBasin = (): readonly Part[] => [
  ...made(
    white,
    lathe("M200 232H226L240 424H200", { oval: 0.8, z: -6, segments: 40 }),
    lathe("M200 421H247Q250 421 250 424V432H200", { oval: 0.8, z: -6, segments: 40 }),
  ),
  ...made(
    clay("#dcdacb"),
    lathe("M200 266H230.500V268.500H200", { oval: 0.81, z: -6, segments: 40 }),
  ),
  ...made(
    white,
    lathe("M326 186C322 234 286 252 226 252H200V236C270 236 300 222 308 184Z", {
      ...bowl,
      hollow: true,
      steps: 10,
    }),
  ),
  ...made(
    glaze("#fdfcf8"),
    lathe("M330 178Q336 182 334 190Q332 196 324 196H308Q304 190 304 180Q306 177 312 177Z", {
      ...bowl,
      hollow: true,
      steps: 4,
    }),
  ),
  ...made(glaze("#fdfcf8"), box([84, 316], [178, 196], [-96, -46], { round: 8, steps: 3 })),
  ...made(brass.dark, lathe("M200 233H208V236.800H200", { z: 6, segments: 20 })),
  ...handle(164),
  ...handle(236),
  ...made(brass.dark, box([186, 214], [169, 180], [-72, -52], { round: 3 })),
  ...made(brass.middle, rod([164, 152, -62], [236, 152, -62], 4)),
  ...made(brass.middle, bent("M200 176V122Q200 102 210 102", -62, 5)),
  ...made(
    brass.middle,
    rod([208, 102, -62], [216, 102, -40], 5),
    rod([216, 102, -40], [220, 112, -24], 5),
    rod([220, 112, -24], [221, 132, -20], 5, 5, { ends: "flat" }),
  ),
  ...made(brass.dark, rod([221, 130, -20], [221, 136, -20], 6, 6, { ends: "flat" })),
];
