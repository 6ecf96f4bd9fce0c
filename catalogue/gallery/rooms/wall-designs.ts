import { chest, desk, onChest, type Rooms } from "./setting.ts";

/** Rooms for wall decorations. */
export const wallDesigns: Rooms = {
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
