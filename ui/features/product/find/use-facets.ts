import { useQuery } from "@apollo/client/react";
import { ProductFacetsDocument, type ProductFacetsQuery } from "../../../generated/operations.ts";
import type { ProductFilters } from "../product-filters.ts";
import { filterInput, type FilterChoices } from "./filter-choices.ts";

export type Facets = ProductFacetsQuery["productFacets"];

export interface CountedFacets {
  /**
   * How many each choice would leave; the figures before stay until others are there, null until
   * the first.
   */
  facets: Facets | null;
  /** The figures are of other choices; those of these are on their way. */
  counting: boolean;
}

/** Counts what the choices leave, and what each other choice would leave. */
export function useFacets(
  { search, room }: Pick<ProductFilters, "search" | "room">,
  choices: FilterChoices,
): CountedFacets {
  const { data, previousData, loading } = useQuery(ProductFacetsDocument, {
    variables: { search: search || null, category: room, filter: filterInput(choices) },
    // Stock, prices and reviews move while somebody looks around.
    fetchPolicy: "cache-and-network",
  });
  return {
    facets: (data ?? previousData)?.productFacets ?? null,
    counting: !data && loading,
  };
}
