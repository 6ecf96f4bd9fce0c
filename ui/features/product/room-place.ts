import { paths } from "../../paths.ts";
import { allCategories, roomOf } from "./category.ts";
import type { Category } from "../../generated/operations.ts";

/** The name of the search parameter that says which room is shown. */
export const roomParameter = "room";

/** The room an address asks for; null for all of them. */
export function roomFromParameter(value: string | null): Category | null {
  return allCategories.find((category) => roomOf(category).wall === value) ?? null;
}

/** Where one room of the shop is shown. */
export function roomPlace(category: Category): string {
  return `${paths.category}?${roomParameter}=${roomOf(category).wall}`;
}
