/** Metres to the right, up from the floor and out from the wall, and degrees turned. */
type Place = readonly [x: number, y: number, z: number, turned?: number];

/** How a product stands in a room, and what stands with it. */
export interface RoomSetting {
  readonly stands: Place;
  readonly others?: readonly (readonly [slug: string, at: Place])[];
  readonly blocks?: readonly {
    readonly size: readonly [number, number, number];
    readonly at: readonly [number, number, number];
    readonly colour: string;
  }[];
  readonly view?: {
    readonly turn?: number;
    readonly rise?: number;
    readonly fill?: number;
    readonly middle?: number;
  };
  /** Those of the others that have to be seen whole, too. */
  readonly whole?: readonly number[];
}

type Others = readonly (readonly [slug: string, at: Place])[];

const chest = 0.74;
const desk = 0.76;
const counterTop = 0.9;

const onChest = (
  stands: Place,
  others: Others = [],
  view: RoomSetting["view"] = {},
): RoomSetting => ({
  stands,
  others: [["galle-pettagama", [0, 0, 0.36]], ...others],
  whole: [0],
  view: { fill: 0.66, ...view },
});

/** A worktop on a plastered base, and a pale strip of tiles behind it. */
const counter = [
  { size: [3.2, 0.86, 0.56], at: [0, 0, 0.29], colour: "oklch(0.93 0.018 80)" },
  { size: [3.3, 0.04, 0.62], at: [0, 0.86, 0.31], colour: "#8c6043" },
  { size: [24, 0.42, 0.012], at: [0, counterTop, 0], colour: "oklch(0.95 0.012 85)" },
] as const;

const inKitchen = (stands: Place, others: Others, view: RoomSetting["view"] = {}): RoomSetting => ({
  stands,
  others,
  blocks: counter,
  view: { fill: 0.32, middle: 0.42, rise: 9, ...view },
});

/** Tiles to the height of the hip. */
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

/** Each sample product's room, by its slug. */
export const rooms: Readonly<Record<string, RoomSetting>> = {
  "bentota-planters-chair": {
    stands: [0, 0, 0.95, 24],
    others: [
      ["batticaloa-floor-lamp", [-0.95, 0, 0.5]],
      ["jaffna-palmyrah-stool", [0.85, 0, 0.75]],
      ["dumbara-wall-hanging", [0.35, 1.6, 0]],
    ],
    view: { fill: 0.5, middle: 0.38 },
  },
  "kandalama-sofa": {
    stands: [0, 0, 0.6],
    others: [
      ["tangalle-batik-panel", [0, 1.62, 0]],
      ["batticaloa-floor-lamp", [-1.4, 0, 0.5]],
      ["jaffna-palmyrah-stool", [1.3, 0, 0.8]],
    ],
    whole: [0],
    view: { fill: 0.72 },
  },
  "lunu-daybed": {
    stands: [0, 0, 0.6],
    others: [
      ["anuradha-moonstone", [0, 1.45, 0]],
      ["jaffna-palmyrah-stool", [1.35, 0, 0.7]],
    ],
    whole: [0],
    view: { fill: 0.74 },
  },
  "galle-pettagama": {
    stands: [0, 0, 0.36],
    others: [
      ["sigiri-table-lamp", [-0.36, chest, 0.3]],
      ["araliya-relief", [0.2, 1.4, 0]],
    ],
    whole: [0, 1],
    view: { fill: 0.66 },
  },
  "ella-bookcase": {
    stands: [0, 0, 0.2],
    others: [["bentota-planters-chair", [1.05, 0, 0.85, -28]]],
    view: { fill: 0.66, turn: 10 },
  },
  "jaffna-palmyrah-stool": {
    stands: [0.2, 0, 1],
    others: [
      ["bentota-planters-chair", [-0.75, 0, 0.85, 22]],
      ["dumbara-wall-hanging", [0.3, 1.25, 0]],
    ],
    view: { fill: 0.28, middle: 0.27 },
  },
  "peradeniya-desk": {
    stands: [0, 0, 0.42],
    others: [
      ["sigiri-table-lamp", [-0.48, desk, 0.34]],
      ["pettah-radio", [0.38, desk, 0.3]],
      ["araliya-relief", [0.1, 1.5, 0]],
      ["jaffna-palmyrah-stool", [0.15, 0, 1]],
    ],
    whole: [2],
    view: { fill: 0.7 },
  },
  "matara-almirah": {
    stands: [0, 0, 0.34],
    others: [
      ["madu-laundry-basket", [0.95, 0, 0.4]],
      ["jaffna-palmyrah-stool", [-0.95, 0, 0.5]],
    ],
    view: { fill: 0.72 },
  },
  "sigiri-table-lamp": onChest([-0.22, chest, 0.32], [["dodanduwa-lace-frame", [0.28, 1.3, 0]]]),
  "monsoon-ceiling-fan": {
    stands: [0, 2.2, 1.2],
    others: [
      ["kandalama-sofa", [0, 0, 0.6]],
      ["tangalle-batik-panel", [0, 1.5, 0]],
    ],
    whole: [0],
    view: { fill: 0.8, rise: 1 },
  },
  "maradana-record-player": onChest([0, chest, 0.32], [["ambalangoda-mask", [0.2, 1.5, 0]]], {
    middle: 0.36,
    fill: 0.56,
  }),
  "kolpetty-desk-fan": {
    stands: [0.36, desk, 0.38],
    others: [
      ["peradeniya-desk", [0, 0, 0.42]],
      ["pettah-radio", [-0.35, desk, 0.3]],
      ["araliya-relief", [-0.2, 1.5, 0]],
    ],
    whole: [0, 2],
    view: { fill: 0.76 },
  },
  "batticaloa-floor-lamp": {
    stands: [-0.75, 0, 0.5],
    others: [
      ["bentota-planters-chair", [0.25, 0, 0.9, -16]],
      ["dodanduwa-lace-frame", [0.3, 1.5, 0]],
    ],
    whole: [0],
    view: { fill: 0.74 },
  },
  "pettah-radio": {
    stands: [0.1, desk, 0.36],
    others: [
      ["peradeniya-desk", [0, 0, 0.42]],
      ["galle-fort-lantern", [-0.42, desk, 0.34]],
      ["dodanduwa-lace-frame", [0.1, 1.5, 0]],
    ],
    whole: [0, 2],
    view: { fill: 0.74, middle: 0.46 },
  },
  "weligama-wall-lamp": {
    stands: [0.5, 1.4, 0],
    others: [
      ["lunu-daybed", [0, 0, 0.6]],
      ["jaffna-palmyrah-stool", [-1.35, 0, 0.7]],
    ],
    whole: [0],
    view: { fill: 0.8 },
  },
  "galle-fort-lantern": {
    stands: [0.1, 0.44, 0.8],
    others: [
      ["jaffna-palmyrah-stool", [0.1, 0, 0.8]],
      ["bentota-planters-chair", [-0.85, 0, 0.8, 20]],
    ],
    whole: [0],
    view: { fill: 0.42, middle: 0.36 },
  },
  "uva-kettle": inKitchen(
    [0, counterTop, 0.32],
    [
      ["nuwara-tea-set", [-0.5, counterTop, 0.32]],
      ["mannar-rice-jars", [0.58, counterTop, 0.24]],
    ],
  ),
  "kelaniya-curry-pots": inKitchen(
    [0, counterTop, 0.32],
    [
      ["pinnawala-spoon-rail", [0.1, 1.62, 0]],
      ["uva-kettle", [0.55, counterTop, 0.3]],
      ["maligawatte-tiffin-carrier", [-0.45, counterTop, 0.28]],
    ],
  ),
  "nuwara-tea-set": inKitchen(
    [0, counterTop, 0.36],
    [
      ["uva-kettle", [-0.52, counterTop, 0.28]],
      ["maligawatte-tiffin-carrier", [0.48, counterTop, 0.28]],
    ],
    { fill: 0.38 },
  ),
  "maligawatte-tiffin-carrier": inKitchen(
    [0.1, counterTop, 0.34],
    [
      ["kelaniya-curry-pots", [-0.38, counterTop, 0.3]],
      ["uva-kettle", [0.5, counterTop, 0.28]],
    ],
    { fill: 0.32 },
  ),
  "mannar-rice-jars": inKitchen(
    [0, counterTop, 0.32],
    [
      ["pinnawala-spoon-rail", [-0.2, 1.62, 0]],
      ["uva-kettle", [0.58, counterTop, 0.32]],
    ],
  ),
  "pinnawala-spoon-rail": inKitchen(
    [0, 1.6, 0.006],
    [
      ["kelaniya-curry-pots", [-0.32, counterTop, 0.3]],
      ["uva-kettle", [0.35, counterTop, 0.32]],
    ],
    { fill: 0.44, middle: 0.6 },
  ),
  "matale-wangediya": inKitchen(
    [0, 0, 1],
    [
      ["mannar-rice-jars", [-0.55, counterTop, 0.28]],
      ["kelaniya-curry-pots", [0.4, counterTop, 0.3]],
    ],
    { fill: 0.34, middle: 0.28 },
  ),
  "puttalam-coconut-scraper": inKitchen(
    [0, 0, 1],
    [
      ["mannar-rice-jars", [0.55, counterTop, 0.28]],
      ["nuwara-tea-set", [-0.4, counterTop, 0.3]],
    ],
    { fill: 0.36, middle: 0.24 },
  ),
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
  "dumbara-wall-hanging": onChest([0.16, 1.62, 0], [["galle-fort-lantern", [-0.36, chest, 0.3]]], {
    fill: 0.8,
  }),
  "ambalangoda-mask": onChest([0.15, 1.38, 0], [["galle-fort-lantern", [-0.35, chest, 0.3]]], {
    fill: 0.76,
  }),
  "araliya-relief": {
    stands: [0.15, 1.45, 0],
    others: [
      ["peradeniya-desk", [0, 0, 0.42]],
      ["sigiri-table-lamp", [-0.45, desk, 0.34]],
    ],
    whole: [0],
    view: { fill: 0.78 },
  },
  "tangalle-batik-panel": {
    stands: [0, 1.6, 0],
    others: [
      ["kandalama-sofa", [0, 0, 0.6]],
      ["batticaloa-floor-lamp", [-1.4, 0, 0.5]],
    ],
    whole: [0],
    view: { fill: 0.74 },
  },
  "anuradha-moonstone": {
    stands: [0, 1.4, 0],
    others: [
      ["lunu-daybed", [0, 0, 0.6]],
      ["jaffna-palmyrah-stool", [1.35, 0, 0.7]],
    ],
    whole: [0],
    view: { fill: 0.78 },
  },
  "kabook-jali-panel": {
    stands: [0.1, 1.35, 0],
    others: [
      ["bentota-planters-chair", [-0.75, 0, 0.9, 26]],
      ["batticaloa-floor-lamp", [0.95, 0, 0.45]],
    ],
    whole: [0],
    view: { fill: 0.82 },
  },
  "rambukkana-sesath": onChest([0.1, 1.45, 0], [["maradana-record-player", [-0.25, chest, 0.34]]], {
    fill: 0.8,
  }),
  "dodanduwa-lace-frame": onChest([0.2, 1.32, 0], [["sigiri-table-lamp", [-0.34, chest, 0.3]]], {
    fill: 0.76,
  }),
};
