import { classNames } from "../../../components/class-names.ts";
import { Select } from "../../../components/select.tsx";
import { SettledSearch } from "../../../components/settled-search.tsx";
import type { StockCountsQuery } from "../../../generated/operations.ts";
import { allCategories, roomFromParameter, roomOf } from "../rooms.ts";
import { shows, type StockLook } from "./look.ts";

export interface StockToolbarProps {
  look: StockLook;
  counts: StockCountsQuery["catalogueCounts"] | undefined;
  onLook: (changes: Partial<StockLook>) => void;
}

/** Which products are shown; what is low comes first. */
export function StockToolbar({ look, counts, onLook }: StockToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
      <SettledSearch
        dense
        label="Find a product"
        placeholder="Find a product"
        className="w-[13rem] max-sm:w-full"
        search={look.search}
        onSearch={(search) => onLook({ search })}
      />
      <Select
        dense
        aria-label="Category"
        className="w-auto!"
        value={look.category ? roomOf(look.category).wall : ""}
        onChange={({ target }) => onLook({ category: roomFromParameter(target.value) })}
      >
        <option value="">All categories</option>
        {allCategories.map((each) => (
          <option key={each} value={roomOf(each).wall}>
            {roomOf(each).label}
          </option>
        ))}
      </Select>
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
        {shows.map(({ show, label, count }) => (
          <button
            key={show}
            type="button"
            aria-pressed={look.show === show}
            className={classNames(
              "min-h-dense rounded-control px-3 text-fine font-medium whitespace-nowrap pointer-coarse:min-h-control",
              look.show === show ? "bg-accent text-on-accent" : "hover:bg-sunken",
            )}
            onClick={() => onLook({ show })}
          >
            {label} <span className="tabular-nums">{counts?.[count]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
