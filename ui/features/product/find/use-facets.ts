import { useQuery } from "@apollo/client/react";
import { ProductFacetsDocument, type ProductFacetsQuery } from "../../../generated/operations.ts";
import type { ProductFilters } from "../product-filters.ts";
import { filterInput, type FilterChoices } from "./filter-choices.ts";

export type Facets = ProductFacetsQuery["productFacets"];

/** How many each choice would leave; the figures before stay until others are there, null until the first. */
export function useFacets(
  { search, room }: Pick<ProductFilters, "search" | "room">,
  choices: FilterChoices,
): Facets | null {
  const { data, previousData } = useQuery(ProductFacetsDocument, {
    variables: { search: search || null, category: room, filter: filterInput(choices) },
    // Stock, prices and reviews move while somebody looks around.
    fetchPolicy: "cache-and-network",
  });
  return (data ?? previousData)?.productFacets ?? null;
}
