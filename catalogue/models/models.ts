import { bathwares } from "./bathwares.ts";
import { electronics } from "./electronics.ts";
import { furnitures } from "./furnitures.ts";
import { kitchen } from "./kitchen.ts";
import { wallDesigns } from "./wall-designs.ts";
import type { Models } from "./workshop/part.ts";

/** The model of each sample product. */
export const models: Models = {
  ...bathwares,
  ...electronics,
  ...furnitures,
  ...kitchen,
  ...wallDesigns,
};
