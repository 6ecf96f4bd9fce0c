import { items } from "#texts/components.ts";
import * as t from "#texts/find.ts";
import { useRef, type ReactNode } from "react";
import { FilterTag } from "../../../components/filter-tag.tsx";
import { Select } from "../../../components/select.tsx";
import { chosenFilters } from "./filter-choices.ts";
import { FilterButton } from "./filters.tsx";
import { sortsOf, type FilterChange, type ProductFiltersInAddress } from "./product-filters.ts";
import { useCategories } from "../../shared/product/categories.ts";

export interface ListControlsProps extends ProductFiltersInAddress {
  /** Number of results; undefined until known. */
  total: number | undefined;
  /** Further controls, before the order. */
  aside?: ReactNode;
}

/** The number of results, the active filters, and the order. */
export function ListControls({ filters, change, total, aside }: ListControlsProps) {
  const categories = useCategories();
  const figure = useRef<HTMLParagraphElement>(null);

  /** The pressed tag disappears; move the focus to the changed count. */
  function remove(part: FilterChange) {
    change(part);
    figure.current?.focus({ preventScroll: true });
  }

  const tags: readonly { words: string; without: FilterChange }[] = [
    ...(filters.category
      ? [{ words: categories.display(filters.category).label, without: { category: null } }]
      : []),
    ...(filters.search ? [{ words: `“${filters.search}”`, without: { search: "" } }] : []),
    ...chosenFilters(filters.choices),
  ];

  return (
    <div className="mb-6 flex min-h-control flex-wrap items-center gap-x-4 gap-y-3 max-md:gap-x-3">
      <FilterButton filters={filters} change={change} />
      <p
        ref={figure}
        role="status"
        tabIndex={-1}
        className="min-w-0 font-semibold wrap-anywhere outline-none empty:-mr-4 max-md:order-1 max-md:empty:-mr-3"
      >
        {total !== undefined &&
          (filters.search ? `${items(total)} ${t.forWords(filters.search)}` : items(total))}
      </p>
      {tags.length > 0 && (
        <div className="flex flex-wrap gap-2 max-md:order-2 max-md:w-full">
          {tags.map(({ words, without }) => (
            <FilterTag key={words} onRemove={() => remove(without)}>
              {words}
            </FilterTag>
          ))}
        </div>
      )}
      {aside}
      <label className="ml-auto flex items-center gap-2 text-sm max-md:ml-0 max-md:min-w-[min(100%,14rem)] max-md:flex-1">
        <span className="whitespace-nowrap">{t.sortBy}</span>
        <Select
          className="min-w-0 text-sm text-ellipsis md:w-auto!"
          value={filters.sort.value}
          onChange={(event) => change({ sort: event.target.value })}
        >
          {sortsOf(filters.search, filters.choices).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
