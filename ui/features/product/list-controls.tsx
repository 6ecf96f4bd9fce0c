import { FilterTag } from "../../components/filter-tag.tsx";
import { Select } from "../../components/select.tsx";
import { sortsOf, type ProductFiltersInAddress } from "./product-filters.ts";
import { roomOf } from "./rooms.ts";

export interface ListControlsProps extends ProductFiltersInAddress {
  /** How many were found; undefined until it is known. */
  total: number | undefined;
}

/** How many there are, which filters are in force, and in which order. */
export function ListControls({ filters, change, total }: ListControlsProps) {
  return (
    <div className="mt-7 mb-6 flex min-h-control flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="font-semibold empty:-mr-4">
        {total !== undefined && `${total} ${total === 1 ? "item" : "items"}`}
      </p>
      {filters.room && (
        <FilterTag onRemove={() => change({ room: null })}>{roomOf(filters.room).label}</FilterTag>
      )}
      {filters.search && (
        <FilterTag onRemove={() => change({ search: "" })}>“{filters.search}”</FilterTag>
      )}
      <label className="ml-auto flex items-center gap-2 text-sm max-md:ml-0 max-md:w-full">
        <span className="whitespace-nowrap max-md:sr-only">Sort by</span>
        <Select
          className="text-sm md:w-auto!"
          value={filters.sort.value}
          onChange={(event) => change({ sort: event.target.value })}
        >
          {sortsOf(filters.search).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
