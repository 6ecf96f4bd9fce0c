import { bathwares } from "./bathwares.ts";
import { electronics } from "./electronics.ts";
import { furnitures } from "./furnitures.ts";
import { kitchen } from "./kitchen.ts";
import type { Rooms } from "./setting.ts";
import { wallDesigns } from "./wall-designs.ts";

/** Each sample product's room, by its slug. */
export const rooms: Rooms = {
  ...furnitures,
  ...electronics,
  ...kitchen,
  ...bathwares,
  ...wallDesigns,
};
