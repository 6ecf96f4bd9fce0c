import { FilterFields } from "./filter-fields.tsx";
import type { ProductFiltersInAddress } from "../product-filters.ts";
import { useFacets } from "./use-facets.ts";

/** The filters beside the list: each choice counts at once. */
export function FilterRail({ filters, change }: ProductFiltersInAddress) {
  const facets = useFacets(filters, filters.choices);
  return (
    <form aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <FilterFields choices={filters.choices} facets={facets} onChange={change} />
    </form>
  );
}
