import type { CatalogueFilter, Category } from "../../../generated/operations.ts";
import { addressView, choice, text } from "../../../components/address-view.ts";
import { categoryChoice } from "../../shared/product/category-choice.ts";
import { categoryParameter } from "../../shared/product/categories.ts";

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
