import type { DefaultCategory } from "../../domain/category/defaults.ts";

interface Wall {
  readonly wall: string;
  readonly floor: string;
  readonly skirting: string;
  /** Colour of the person's silhouette. */
  readonly shade: string;
}

/** The walls of the categories in the light theme, close to the colours of the shop's pages. */
export const walls: Readonly<Record<DefaultCategory, Wall>> = {
  Furnitures: {
    wall: "oklch(0.868 0.028 148)",
    floor: "oklch(0.765 0.034 146)",
    skirting: "oklch(0.83 0.03 147)",
    shade: "oklch(0.66 0.035 150)",
  },
  Electronics: {
    wall: "oklch(0.870 0.018 250)",
    floor: "oklch(0.765 0.026 250)",
    skirting: "oklch(0.83 0.02 250)",
    shade: "oklch(0.66 0.03 250)",
  },
  "Kitchen Equipments": {
    wall: "oklch(0.885 0.032 72)",
    floor: "oklch(0.775 0.046 52)",
    skirting: "oklch(0.84 0.04 62)",
    shade: "oklch(0.68 0.05 60)",
  },
  Bathwares: {
    wall: "oklch(0.845 0.028 208)",
    floor: "oklch(0.745 0.034 208)",
    skirting: "oklch(0.81 0.03 208)",
    shade: "oklch(0.64 0.035 208)",
  },
  "Wall Designs": {
    wall: "oklch(0.885 0.010 112)",
    floor: "oklch(0.780 0.016 100)",
    skirting: "oklch(0.84 0.012 108)",
    shade: "oklch(0.67 0.016 105)",
  },
};
