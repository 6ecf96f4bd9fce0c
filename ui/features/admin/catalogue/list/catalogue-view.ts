import type { CatalogueFilter, Category } from "../../../../generated/operations.ts";
import { categoryFromParameter, categoryDisplay } from "../../../shared/product/categories.ts";

/** Sort orders for admins, with labels. */
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

/** Search, filters and order of the item list. */
export interface CatalogueView {
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

/** The API filter of a view. */
export function filterOf({ show }: CatalogueView): CatalogueFilter {
  return filters[show];
}

/** Reads the view from a URL; invalid values are ignored. */
export function catalogueViewOf(params: URLSearchParams): CatalogueView {
  const sort = params.get("sort") ?? "";
  return {
    search: params.get("q") ?? "",
    category: categoryFromParameter(params.get("room")),
    show: shows.find(({ show }) => show === params.get("show"))?.show ?? "all",
    sort: Object.hasOwn(sorts, sort) ? (sort as CatalogueView["sort"]) : "NEWEST",
  };
}

/** URL parameters of a view, without defaults. */
export function parametersOf({ search, category, show, sort }: CatalogueView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { room: categoryDisplay(category).wall }),
    ...(show !== "all" && { show }),
    ...(sort !== "NEWEST" && { sort }),
  });
}
