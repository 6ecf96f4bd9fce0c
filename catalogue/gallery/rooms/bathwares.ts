import type { Others, Place, RoomSetting, Rooms } from "./setting.ts";

/** Tiles up to hip height. */
const tiles = [
  { size: [24, 1.05, 0.012], at: [0, 0, 0], colour: "oklch(0.94 0.012 208)" },
  { size: [24, 0.025, 0.02], at: [0, 1.05, 0], colour: "oklch(0.66 0.05 208)" },
] as const;

const inBath = (stands: Place, others: Others, rest: Partial<RoomSetting> = {}): RoomSetting => ({
  stands,
  others,
  blocks: tiles,
  ...rest,
});

/** Bathrooms. */
export const bathwares: Rooms = {
  "poya-mirror": inBath([0, 1.6, 0], [["mirissa-basin", [0, 0, 0.28]]], {
    whole: [0],
    view: { fill: 0.8 },
  }),
  "nilaveli-tub": inBath(
    [0, 0, 0.55],
    [
      ["kalpitiya-bath-stool", [1.2, 0, 0.75]],
      ["trinco-towel-ladder", [-1.3, 0, 0.2]],
    ],
    { view: { fill: 0.66, middle: 0.4 } },
  ),
  "trinco-towel-ladder": inBath(
    [0, 0, 0.17],
    [
      ["madu-laundry-basket", [0.72, 0, 0.4]],
      ["kalpitiya-bath-stool", [-0.72, 0, 0.5]],
    ],
    { view: { fill: 0.66 } },
  ),
  "mirissa-basin": inBath(
    [0, 0, 0.28],
    [
      ["poya-mirror", [0, 1.6, 0]],
      ["madu-laundry-basket", [0.75, 0, 0.4]],
    ],
    { whole: [0], view: { fill: 0.8 } },
  ),
  "unawatuna-rain-shower": inBath(
    [0, 1.7, 0.006],
    [
      ["kalpitiya-bath-stool", [0.55, 0, 0.6]],
      ["trinco-towel-ladder", [-0.95, 0, 0.2]],
    ],
    { whole: [0], view: { fill: 0.8 } },
  ),
  "arugam-soap-set": inBath(
    [0.05, 0.42, 0.75],
    [
      ["kalpitiya-bath-stool", [0.05, 0, 0.75]],
      ["nilaveli-tub", [-1.15, 0, 0.55]],
    ],
    { whole: [0], view: { fill: 0.5, middle: 0.4 } },
  ),
  "madu-laundry-basket": inBath(
    [0.1, 0, 0.6],
    [
      ["trinco-towel-ladder", [-0.68, 0, 0.2]],
      ["kalpitiya-bath-stool", [0.72, 0, 0.6]],
    ],
    { view: { fill: 0.32, middle: 0.27 } },
  ),
  "kalpitiya-bath-stool": inBath([0.3, 0, 1.2], [["nilaveli-tub", [-0.5, 0, 0.5]]], {
    view: { fill: 0.32, middle: 0.32, rise: 10 },
  }),
};
