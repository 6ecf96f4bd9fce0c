import type { CatalogueFilter } from "../../../../generated/operations.ts";
import { addressView, choice, text } from "../../../../components/address-view.ts";
import { categoryChoice } from "../../../shared/product/category-choice.ts";
import { categoryParameter } from "../../../../components/shop-categories.ts";

/** Sort orders for admins, with labels. */
export const sorts = {
  NEWEST: "Newest",
  NAME: "Name",
  PRICE_UP: "Price, low to high",
  PRICE_DOWN: "Price, high to low",
  RATING: "Best rated",
  STOCK: "Fewest in stock",
} as const;

export const shows = [
  { show: "all", label: "All", count: "all", filter: {} },
  { show: "low", label: "Low", count: "lowStock", filter: { lowStock: true } },
  {
    show: "no-model",
    label: "Without model",
    count: "withoutModel",
    filter: { withoutModel: true },
  },
  { show: "archived", label: "Archived", count: "archived", filter: { archived: true } },
] as const;

type Show = (typeof shows)[number]["show"];

/** Search, filters and order of the item list. */
export interface CatalogueView {
  search: string;
  category: string | null;
  show: Show;
  sort: keyof typeof sorts;
}

/** The API filter of a view. */
export function filterOf(view: CatalogueView): CatalogueFilter {
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
    sort: choice(Object.keys(sorts) as CatalogueView["sort"][], String).withDefault("NEWEST"),
  },
  { search: "q", category: categoryParameter },
);

/** Reads the view from a URL; invalid values are ignored. */
export const catalogueViewOf: (params: URLSearchParams) => CatalogueView = address.viewOf;

/** URL parameters of a view, without defaults. */
export const { parametersOf } = address;
