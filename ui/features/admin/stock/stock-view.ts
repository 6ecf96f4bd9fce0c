import type { CatalogueFilter, Category } from "../../../generated/operations.ts";
import { categoryFromParameter, categoryDisplay } from "../../shared/product/categories.ts";

/** Filters of the list, with labels. */
export const shows = [
  { show: "all", label: "All", count: "all" },
  { show: "low", label: "Low", count: "lowStock" },
  { show: "out", label: "Out", count: "outOfStock" },
] as const;
type Show = (typeof shows)[number]["show"];

/** Search and filters of the stock list. */
export interface StockView {
  search: string;
  category: Category | null;
  show: Show;
}

export const wholeStock: StockView = { search: "", category: null, show: "all" };

const filters: Record<Show, CatalogueFilter> = {
  all: {},
  low: { lowStock: true },
  out: { outOfStock: true },
};

/** The API filter of a view. */
export function filterOf({ show }: StockView): CatalogueFilter {
  return filters[show];
}

/** Reads the view from a URL; invalid values are ignored. */
export function stockViewOf(params: URLSearchParams): StockView {
  return {
    search: params.get("q") ?? "",
    category: categoryFromParameter(params.get("room")),
    show: shows.find(({ show }) => show === params.get("show"))?.show ?? "all",
  };
}

/** URL parameters of a view, without defaults. */
export function parametersOf({ search, category, show }: StockView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { room: categoryDisplay(category).wall }),
    ...(show !== "all" && { show }),
  });
}
