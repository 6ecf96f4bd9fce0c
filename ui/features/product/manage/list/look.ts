import type { CatalogueFilter, Category } from "../../../../generated/operations.ts";
import { roomFromParameter, roomOf } from "../../rooms.ts";

/** The orders an admin can choose, with their words. */
export const sorts = {
  NEWEST: "Newest",
  NAME: "Name",
  PRICE_UP: "Cheapest",
  PRICE_DOWN: "Dearest",
  RATING: "Best rated",
  STOCK: "Fewest in stock",
} as const;

export const shows = [
  { show: "all", label: "All", count: "all" },
  { show: "low", label: "Low", count: "lowStock" },
  { show: "no-model", label: "Without model", count: "withoutModel" },
  { show: "archived", label: "Archived", count: "archived" },
] as const;

type Show = (typeof shows)[number]["show"];

/** How the items are looked at. */
export interface Look {
  search: string;
  category: Category | null;
  show: Show;
  sort: keyof typeof sorts;
}

const filters: Record<Show, CatalogueFilter> = {
  all: {},
  low: { lowStock: true },
  "no-model": { withoutModel: true },
  archived: { archived: true },
};

/** What is asked of the shop for it. */
export function filterOf({ show }: Look): CatalogueFilter {
  return filters[show];
}

/** The look an address asks for; what cannot be understood is left out. */
export function lookOf(params: URLSearchParams): Look {
  const sort = params.get("sort") ?? "";
  return {
    search: params.get("q") ?? "",
    category: roomFromParameter(params.get("room")),
    show: shows.find(({ show }) => show === params.get("show"))?.show ?? "all",
    sort: Object.hasOwn(sorts, sort) ? (sort as Look["sort"]) : "NEWEST",
  };
}

/** The parameters of a look; what is usual is left out. */
export function parametersOf({ search, category, show, sort }: Look): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { room: roomOf(category).wall }),
    ...(show !== "all" && { show }),
    ...(sort !== "NEWEST" && { sort }),
  });
}
