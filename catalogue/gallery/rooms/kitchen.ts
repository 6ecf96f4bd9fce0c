import type { Others, Place, RoomSetting, Rooms } from "./setting.ts";

const counterTop = 0.9;

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

/** Kitchens. */
export const kitchen: Rooms = {
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
};
