import type { CatalogueFilter } from "../../../generated/operations.ts";
import { addressView, choice, text } from "../../../components/address-view.ts";
import { categoryChoice } from "../../shared/product/category-choice.ts";
import { categoryParameter } from "../../../components/shop-categories.ts";

/** Filters of the list, with labels and the API filter of each. */
export const shows = [
  { show: "all", label: "All", count: "all", filter: {} },
  { show: "low", label: "Low", count: "lowStock", filter: { lowStock: true } },
  { show: "out", label: "Out", count: "outOfStock", filter: { outOfStock: true } },
] as const;
type Show = (typeof shows)[number]["show"];

/** Search and filters of the stock list. */
export interface StockView {
  search: string;
  category: string | null;
  show: Show;
}

export const wholeStock: StockView = { search: "", category: null, show: "all" };

/** The API filter of a view. */
export function filterOf(view: StockView): CatalogueFilter {
  return shows.find(({ show }) => show === view.show)?.filter ?? {};
}

const address = addressView(
  {
    search: text(),
    category: categoryChoice,
    show: choice(
      shows.map(({ show }) => show),
      String,
    ).withDefault("all"),
  },
  { search: "q", category: categoryParameter },
);

/** Reads the view from a URL; invalid values are ignored. */
export const stockViewOf: (params: URLSearchParams) => StockView = address.viewOf;

/** URL parameters of a view, without defaults. */
export const { parametersOf } = address;
