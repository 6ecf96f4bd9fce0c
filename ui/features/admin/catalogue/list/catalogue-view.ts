import type { CatalogueFilter, Category } from "../../../../generated/operations.ts";
import { addressView, choice, text } from "../../../../components/address-view.ts";
import { categoryChoice } from "../../../shared/product/category-choice.ts";
import { categoryParameter } from "../../../shared/product/categories.ts";

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

const address = addressView(
  {
    search: text(),
    category: categoryChoice,
    show: choice(
      shows.map(({ show }) => show),
      String,
    ).withDefault("all"),
    sort: choice(Object.keys(sorts) as CatalogueView["sort"][], String).withDefault("NEWEST"),
  },
  { search: "q", category: categoryParameter },
);

/** Reads the view from a URL; invalid values are ignored. */
export const catalogueViewOf: (params: URLSearchParams) => CatalogueView = address.viewOf;

/** URL parameters of a view, without defaults. */
export const { parametersOf } = address;
