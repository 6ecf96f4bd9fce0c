import { DebouncedSearch } from "../../../components/debounced-search.tsx";
import type { StockCountsQuery } from "../../../generated/operations.ts";
import { CategorySelect } from "../../shared/product/category-select.tsx";
import { ShowButtons } from "../../shared/product/show-buttons.tsx";
import { shows, type StockView } from "./stock-view.ts";

export interface StockToolbarProps {
  view: StockView;
  counts: StockCountsQuery["catalogueCounts"] | undefined;
  onView: (changes: Partial<StockView>) => void;
}

/** Search and filters of the stock list. */
export function StockToolbar({ view, counts, onView }: StockToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
      <DebouncedSearch
        dense
        label="Find a product"
        placeholder="Find a product"
        className="w-52 max-sm:w-full"
        search={view.search}
        onSearch={(search) => onView({ search })}
      />
      <CategorySelect category={view.category} onCategory={(category) => onView({ category })} />
      <ShowButtons
        shows={shows}
        shown={view.show}
        counts={counts}
        onShow={(show) => onView({ show })}
      />
    </div>
  );
}
