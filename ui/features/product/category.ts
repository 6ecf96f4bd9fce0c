import type { Placement as StandsOn, Wall } from "../../components/wall.ts";
import type { Category, Placement } from "../../generated/operations.ts";
import type { categories } from "../../generated/shop.ts";

const rooms: Record<Category, { label: (typeof categories)[number]; wall: Wall }> = {
  FURNITURES: { label: "Furnitures", wall: "furnitures" },
  ELECTRONICS: { label: "Electronics", wall: "electronics" },
  KITCHEN_EQUIPMENTS: { label: "Kitchen Equipments", wall: "kitchen" },
  BATHWARES: { label: "Bathwares", wall: "bath" },
  WALL_DESIGNS: { label: "Wall Designs", wall: "walls" },
};

/** The five rooms in the order the shop shows them. */
export const allCategories = Object.keys(rooms) as Category[];

/** What a category is called and the wall its things stand before. */
export function roomOf(category: Category): { label: string; wall: Wall } {
  return rooms[category];
}

const stands: Record<Placement, StandsOn> = { FLOOR: "floor", TABLE: "table", WALL: "wall" };

export function standsOn(placement: Placement): StandsOn {
  return stands[placement];
}
