import * as t from "#texts/find.ts";
import { useQuery } from "@apollo/client/react";
import type { Wall } from "../../components/wall.ts";
import { RoomsDocument, type Category } from "../../generated/operations.ts";
import type { categories } from "../../generated/shop.ts";
import { paths } from "../../paths.ts";

/** The shop shows its categories as rooms. */
const rooms: Record<Category, { label: (typeof categories)[number]; wall: Wall }> = {
  FURNITURES: { label: t.furnitures, wall: "furnitures" },
  ELECTRONICS: { label: t.electronics, wall: "electronics" },
  KITCHEN_EQUIPMENTS: { label: t.kitchenEquipments, wall: "kitchen" },
  BATHWARES: { label: t.bathwares, wall: "bath" },
  WALL_DESIGNS: { label: t.wallDesigns, wall: "walls" },
};

/** The five rooms in the order the shop shows them. */
export const allCategories = Object.keys(rooms) as Category[];

/** What a room is called and the wall its things stand before. */
export function roomOf(category: Category): { label: string; wall: Wall } {
  return rooms[category];
}

/** The name of the search parameter that says which room is shown. */
export const roomParameter = "room";

/** The room an address asks for; null for all of them. */
export function roomFromParameter(value: string | null): Category | null {
  return allCategories.find((category) => roomOf(category).wall === value) ?? null;
}

/** Where one room of the shop is shown. */
export function roomPath(category: Category): string {
  return `${paths.category}?${roomParameter}=${roomOf(category).wall}`;
}

export interface Room {
  category: Category;
  /** Not known while it is being read, or where it could not be. */
  count: number | undefined;
  /** The picture of the room's newest product, where it has any. */
  image: string | undefined;
}

/** The five rooms with what stands in them; they can be shown before anything has come. */
export function useRooms(): readonly Room[] {
  const { data } = useQuery(RoomsDocument);
  return allCategories.map((category) => ({
    category,
    count: data?.categoryCounts.find((room) => room.category === category)?.count,
    image: data?.[category].items[0]?.image,
  }));
}
