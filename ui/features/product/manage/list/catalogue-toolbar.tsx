import { Download } from "lucide-react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { Select } from "../../../../components/select.tsx";
import { SettledSearch } from "../../../../components/settled-search.tsx";
import { notify } from "../../../../components/toast.tsx";
import type { CatalogueCountsQuery } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { allCategories, roomOf } from "../../rooms.ts";
import { saveCatalogue } from "./csv.ts";
import { roomFromParameter } from "../../rooms.ts";
import { shows, sorts, type Look } from "./look.ts";

export interface CatalogueToolbarProps {
  look: Look;
  counts: CatalogueCountsQuery["catalogueCounts"] | undefined;
  onLook: (changes: Partial<Look>) => void;
}

/** What is looked for among the items, and in which order. */
export function CatalogueToolbar({ look, counts, onLook }: CatalogueToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
      <SettledSearch
        dense
        label="Search items"
        placeholder="Search items"
        className="w-[15rem] max-sm:w-full"
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
      <Select
        dense
        aria-label="Sort by"
        className="w-auto!"
        value={look.sort}
        onChange={({ target }) => onLook({ sort: target.value as Look["sort"] })}
      >
        {Object.entries(sorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
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
      <Button
        size="dense"
        className="md:ml-auto"
        onClick={() =>
          void saveCatalogue().catch(() => notify.failure(messages.product.listFailed))
        }
      >
        <Download aria-hidden size={16} />
        Export as CSV
      </Button>
    </div>
  );
}
