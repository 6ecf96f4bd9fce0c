import type { CatalogueFilter, Category } from "../../../generated/operations.ts";
import { roomFromParameter, roomOf } from "../rooms.ts";

/** Filters of the list, with labels. */
export const shows = [
  { show: "all", label: "All", count: "all" },
  { show: "low", label: "Low", count: "lowStock" },
  { show: "out", label: "Out", count: "outOfStock" },
] as const;
type Show = (typeof shows)[number]["show"];

/** Search and filters of the stock list. */
export interface StockLook {
  search: string;
  category: Category | null;
  show: Show;
}

export const wholeStock: StockLook = { search: "", category: null, show: "all" };

const filters: Record<Show, CatalogueFilter> = {
  all: {},
  low: { lowStock: true },
  out: { outOfStock: true },
};

/** The API filter of a view. */
export function filterOf({ show }: StockLook): CatalogueFilter {
  return filters[show];
}

/** Reads the view from a URL; invalid values are ignored. */
export function lookOf(params: URLSearchParams): StockLook {
  return {
    search: params.get("q") ?? "",
    category: roomFromParameter(params.get("room")),
    show: shows.find(({ show }) => show === params.get("show"))?.show ?? "all",
  };
}

/** URL parameters of a view, without defaults. */
export function parametersOf({ search, category, show }: StockLook): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { room: roomOf(category).wall }),
    ...(show !== "all" && { show }),
  });
}
