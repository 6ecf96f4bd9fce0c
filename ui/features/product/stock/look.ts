import type { CatalogueFilter, Category } from "../../../generated/operations.ts";
import { roomFromParameter, roomOf } from "../rooms.ts";

/** The choices of the list, with their words. */
export const shows = [
  { show: "all", label: "All", count: "all" },
  { show: "low", label: "Low", count: "lowStock" },
  { show: "out", label: "Out", count: "outOfStock" },
] as const;
type Show = (typeof shows)[number]["show"];

/** How the stock is looked at. */
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

/** What is asked of the shop for it. */
export function filterOf({ show }: StockLook): CatalogueFilter {
  return filters[show];
}

/** The look an address asks for; what cannot be understood is left out. */
export function lookOf(params: URLSearchParams): StockLook {
  return {
    search: params.get("q") ?? "",
    category: roomFromParameter(params.get("room")),
    show: shows.find(({ show }) => show === params.get("show"))?.show ?? "all",
  };
}

/** The parameters of a look; what is usual is left out. */
export function parametersOf({ search, category, show }: StockLook): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { room: roomOf(category).wall }),
    ...(show !== "all" && { show }),
  });
}
