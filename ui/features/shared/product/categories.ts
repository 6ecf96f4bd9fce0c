import * as t from "#texts/cards.ts";
import { useQuery } from "@apollo/client/react";
import type { Wall } from "../../../components/wall.ts";
import { RoomsDocument, type Category } from "../../../generated/operations.ts";
import type { categories } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";

/** Labels and walls of the categories. */
const displays: Record<Category, { label: (typeof categories)[number]; wall: Wall }> = {
  FURNITURES: { label: t.furnitures, wall: "furnitures" },
  ELECTRONICS: { label: t.electronics, wall: "electronics" },
  KITCHEN_EQUIPMENTS: { label: t.kitchenEquipments, wall: "kitchen" },
  BATHWARES: { label: t.bathwares, wall: "bath" },
  WALL_DESIGNS: { label: t.wallDesigns, wall: "walls" },
};

/** The five categories in display order. */
export const allCategories = Object.keys(displays) as Category[];

/** The label of a category, and the wall behind its items. */
export function categoryDisplay(category: Category): { label: string; wall: Wall } {
  return displays[category];
}

/** Name of the URL parameter for the category. */
export const categoryParameter = "room";

/** The category of a URL; null for all. */
export function categoryFromParameter(value: string | null): Category | null {
  return allCategories.find((category) => categoryDisplay(category).wall === value) ?? null;
}

/** Path of a category's list. */
export function categoryPath(category: Category): string {
  return `${paths.category}?${categoryParameter}=${categoryDisplay(category).wall}`;
}

export interface CategorySummary {
  category: Category;
  /** Undefined while loading, or if it couldn't load. */
  count: number | undefined;
  /** Picture of the category's newest product, if any. */
  image: string | undefined;
}

/** The five categories with item counts and pictures; usable before anything has loaded. */
export function useCategories(): readonly CategorySummary[] {
  const { data } = useQuery(RoomsDocument);
  return allCategories.map((category) => ({
    category,
    count: data?.categoryCounts.find((each) => each.category === category)?.count,
    image: data?.[category].items[0]?.image,
  }));
}
