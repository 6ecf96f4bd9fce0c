import { useQuery } from "@apollo/client/react";
import { ProductFacetsDocument, type ProductFacetsQuery } from "../../../generated/operations.ts";
import type { ProductFilters } from "./product-filters.ts";
import { filterInput, type FilterChoices } from "./filter-choices.ts";

export type Facets = ProductFacetsQuery["productFacets"];

export interface CountedFacets {
  /**
   * Number of items per option. Shows the previous counts while loading; null until the first
   * response.
   */
  facets: Facets | null;
  /** True while counts of the current filters are loading. */
  counting: boolean;
}

/** Loads the item counts of the current filters and of each other option. */
export function useFacets(
  { search, category }: Pick<ProductFilters, "search" | "category">,
  choices: FilterChoices,
): CountedFacets {
  const { data, previousData, loading } = useQuery(ProductFacetsDocument, {
    variables: { search: search || null, category, filter: filterInput(choices) },
    // Stock, prices and reviews change while a customer browses.
    fetchPolicy: "cache-and-network",
  });
  return {
    facets: (data ?? previousData)?.productFacets ?? null,
    counting: !data && loading,
  };
}
