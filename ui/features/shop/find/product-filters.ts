import * as t from "#texts/find.ts";
import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { ProductSort } from "../../../generated/operations.ts";
import { choicesInAddress, setChoices } from "./filter-address.ts";
import { hasSpace, noChoices, type FilterChoices } from "./filter-choices.ts";
import { categoryParameter, shopCategories } from "../../../components/shop-categories.ts";
import { useCategories } from "../../shared/product/categories.ts";

interface ListSort {
  value: string;
  label: string;
  sort: ProductSort;
}

const sorts = [
  { value: "newest", label: t.newest, sort: "NEWEST" },
  { value: "rating", label: t.rating, sort: "RATING" },
  { value: "price-up", label: t.priceLowToHigh, sort: "PRICE_UP" },
  { value: "price-down", label: t.priceHighToLow, sort: "PRICE_DOWN" },
  { value: "name", label: t.name, sort: "NAME" },
] as const satisfies readonly ListSort[];

const searchSorts = [
  { value: "best-match", label: t.bestMatch, sort: "RELEVANCE" },
  ...sorts,
] as const satisfies readonly ListSort[];

const bestFit = { value: "best-fit", label: t.bestFit, sort: "BEST_FIT" } as const;

/**
 * Orders available with or without a search and a space; the first is the default, without a URL
 * parameter.
 */
export const sortsOf = (
  search: string,
  choices: FilterChoices = noChoices,
): readonly [ListSort, ...ListSort[]] => {
  const usual = search ? searchSorts : sorts;
  return hasSpace(choices) ? [bestFit, ...usual] : usual;
};

export interface ProductFilters {
  category: string | null;
  search: string;
  sort: ListSort;
  choices: FilterChoices;
}

/** A change of the filters; absent fields stay unchanged. */
export type FilterChange = Partial<
  { category: string | null; search: string; sort: string | null } & FilterChoices
>;

/** The filters of a URL without parameters. */
export const everything: FilterChange = { category: null, search: "", sort: null, ...noChoices };

export interface ProductFiltersInAddress {
  filters: ProductFilters;
  /** A change adds a history entry; typing does not. */
  change: (part: FilterChange) => void;
}

/** The category, words, order and filters of a URL, and the names of its invalid parameters. */
export function filtersInAddress(
  parameters: URLSearchParams,
  categories = shopCategories(),
): {
  filters: ProductFilters;
  invalid: readonly string[];
} {
  const { choices, invalid } = choicesInAddress(parameters);
  const search = parameters.get("q") ?? "";
  const possible = sortsOf(search, choices);
  const category = categories.at(parameters.get(categoryParameter));
  const requested = parameters.get("sort");
  const sort = possible.find(({ value }) => value === requested) ?? possible[0];
  const isKnown = [bestFit, ...searchSorts].some(({ value }) => value === requested);
  return {
    filters: { category, search, sort, choices },
    invalid: [
      ...(parameters.has(categoryParameter) && category === null ? [categoryParameter] : []),
      ...invalid,
      ...(requested !== null && !isKnown ? ["sort"] : []),
    ],
  };
}

/** The category, words, order and filters of the page, stored in its URL. */
export function useProductFilters(): ProductFiltersInAddress & { invalid: readonly string[] } {
  const [parameters, setParameters] = useSearchParams();
  const categories = useCategories();
  const { filters, invalid } = useMemo(
    () => filtersInAddress(parameters, categories),
    [parameters, categories],
  );

  const change = useCallback<ProductFiltersInAddress["change"]>(
    ({ category, search, sort, ...choices }) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          const set = (name: string, value: string | null) =>
            value ? next.set(name, value) : next.delete(name);
          if (category !== undefined) set(categoryParameter, category && categories.slug(category));
          if (search !== undefined) set("q", search);
          setChoices(next, choices);
          if (sort !== undefined) {
            const { choices: all } = choicesInAddress(next);
            const usual = sortsOf(next.get("q") ?? "", all)[0].value;
            set("sort", sort === usual ? null : sort);
          }
          return next;
        },
        {
          replace: search !== undefined && category === undefined && sort === undefined,
          preventScrollReset: true,
        },
      ),
    [setParameters, categories],
  );

  // An address with a former word for the category becomes the current one.
  const { category } = filters;
  const slug = category && categories.slug(category);
  const isFormer = slug !== null && parameters.get(categoryParameter) !== slug;
  useEffect(() => {
    if (!isFormer) return;
    const withCurrent = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.set(categoryParameter, slug);
      return next;
    };
    setParameters(withCurrent, { replace: true, preventScrollReset: true });
  }, [isFormer, slug, setParameters]);

  return { filters, invalid, change };
}
