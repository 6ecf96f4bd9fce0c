import { chest, desk, type Rooms } from "./setting.ts";

/** Rooms of furniture. */
export const furnitures: Rooms = {
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
};
