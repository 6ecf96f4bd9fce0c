import * as t from "#texts/find.ts";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Category, ProductSort } from "../../generated/operations.ts";
import { choicesInAddress, setChoices } from "./find/filter-address.ts";
import { noChoices, type FilterChoices } from "./find/filter-choices.ts";
import { roomFromParameter, roomOf, roomParameter } from "./rooms.ts";

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

/** Ways to order a list with some words or without; the first is the one without a parameter. */
export const sortsOf = (search: string): readonly [ListSort, ...ListSort[]] =>
  search ? searchSorts : sorts;

export interface ProductFilters {
  room: Category | null;
  search: string;
  sort: ListSort;
  choices: FilterChoices;
}

/** A change of what is shown; what is left out stays as it is. */
export type FilterChange = Partial<
  { room: Category | null; search: string; sort: string | null } & FilterChoices
>;

/** Everything as it is without an address. */
export const everything: FilterChange = { room: null, search: "", sort: null, ...noChoices };

export interface ProductFiltersInAddress {
  filters: ProductFilters;
  /** A choice is a step that Back undoes; typing is not. */
  change: (part: FilterChange) => void;
}

/**
 * Which room, words, order and choices an address asks for, and which of its parameters cannot be
 * read.
 */
export function filtersInAddress(parameters: URLSearchParams): {
  filters: ProductFilters;
  nonsense: readonly string[];
} {
  const { choices, nonsense } = choicesInAddress(parameters);
  const search = parameters.get("q") ?? "";
  const possible = sortsOf(search);
  const room = roomFromParameter(parameters.get(roomParameter));
  const asked = parameters.get("sort");
  const sort = possible.find(({ value }) => value === asked) ?? possible[0];
  const isKnown = searchSorts.some(({ value }) => value === asked);
  return {
    filters: { room, search, sort, choices },
    nonsense: [
      ...(parameters.has(roomParameter) && room === null ? [roomParameter] : []),
      ...nonsense,
      ...(asked !== null && !isKnown ? ["sort"] : []),
    ],
  };
}

/** Which room, words, order and choices the page shows: kept in its address. */
export function useProductFilters(): ProductFiltersInAddress & { nonsense: readonly string[] } {
  const [parameters, setParameters] = useSearchParams();
  const { filters, nonsense } = useMemo(() => filtersInAddress(parameters), [parameters]);

  const change = useCallback<ProductFiltersInAddress["change"]>(
    ({ room, search, sort, ...choices }) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          const set = (name: string, value: string | null) =>
            value ? next.set(name, value) : next.delete(name);
          if (room !== undefined) set(roomParameter, room && roomOf(room).wall);
          if (search !== undefined) set("q", search);
          if (sort !== undefined) {
            const usual = sortsOf(next.get("q") ?? "")[0].value;
            set("sort", sort === usual ? null : sort);
          }
          setChoices(next, choices);
          return next;
        },
        {
          replace: search !== undefined && room === undefined && sort === undefined,
          preventScrollReset: true,
        },
      ),
    [setParameters],
  );

  return { filters, nonsense, change };
}
