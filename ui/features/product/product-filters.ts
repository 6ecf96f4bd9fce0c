import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Category, ProductSort } from "../../generated/operations.ts";
import { roomFromParameter, roomOf, roomParameter } from "./rooms.ts";

interface ListSort {
  value: string;
  label: string;
  sort: ProductSort;
}

const sorts = [
  { value: "newest", label: "Newest", sort: "NEWEST" },
  { value: "rating", label: "Rating", sort: "RATING" },
  { value: "price-up", label: "Price, low to high", sort: "PRICE_UP" },
  { value: "price-down", label: "Price, high to low", sort: "PRICE_DOWN" },
  { value: "name", label: "Name", sort: "NAME" },
] as const satisfies readonly ListSort[];

const searchSorts = [
  { value: "best-match", label: "Best match", sort: "RELEVANCE" },
  ...sorts,
] as const satisfies readonly ListSort[];

/** Ways to order a list with some words or without; the first is the one without a parameter. */
export const sortsOf = (search: string): readonly [ListSort, ...ListSort[]] =>
  search ? searchSorts : sorts;

export interface ProductFilters {
  room: Category | null;
  search: string;
  sort: ListSort;
}

export interface ProductFiltersInAddress {
  filters: ProductFilters;
  /** A choice is a step that Back undoes; typing is not. */
  change: (part: Partial<{ room: Category | null; search: string; sort: string | null }>) => void;
}

/** Which room, words and order the page shows: kept in its address. */
export function useProductFilters(): ProductFiltersInAddress {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo<ProductFilters>(() => {
    const search = parameters.get("q") ?? "";
    const possible = sortsOf(search);
    return {
      room: roomFromParameter(parameters.get(roomParameter)),
      search,
      sort: possible.find(({ value }) => value === parameters.get("sort")) ?? possible[0],
    };
  }, [parameters]);

  const change = useCallback<ProductFiltersInAddress["change"]>(
    (part) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          const set = (name: string, value: string | null) =>
            value ? next.set(name, value) : next.delete(name);
          if (part.room !== undefined) set(roomParameter, part.room && roomOf(part.room).wall);
          if (part.search !== undefined) set("q", part.search);
          if (part.sort !== undefined) {
            const usual = sortsOf(next.get("q") ?? "")[0].value;
            set("sort", part.sort === usual ? null : part.sort);
          }
          return next;
        },
        { replace: Object.keys(part).join() === "search", preventScrollReset: true },
      ),
    [setParameters],
  );

  return { filters, change };
}
