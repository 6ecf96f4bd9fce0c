import * as t from "#texts/find.ts";
import { useState } from "react";
import type { ProductFiltersInAddress } from "./product-filters.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useFacets } from "./use-facets.ts";

/** The filters next to the list; each change applies at once. */
export function FilterRail({ filters, change }: ProductFiltersInAddress) {
  const [made, setMade] = useState({ before: filters.choices, choices: filters.choices });
  // Show a change at once and combine it with the next one, although the URL follows a moment
  // later.
  if (made.before !== filters.choices) {
    setMade({ before: filters.choices, choices: filters.choices });
  }
  const { choices } = made;
  const { facets } = useFacets(filters, choices);
  return (
    <form aria-label={t.filters} onSubmit={(event) => event.preventDefault()}>
      <FilterFields
        choices={choices}
        facets={facets}
        onChange={(part) => {
          const next = { ...choices, ...part };
          setMade({ before: filters.choices, choices: next });
          change(next);
        }}
      />
    </form>
  );
}
