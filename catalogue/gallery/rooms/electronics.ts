import { chest, desk, onChest, type Rooms } from "./setting.ts";

/** Rooms for lamps and appliances. */
export const electronics: Rooms = {
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
};
