import {
  Bookmark,
  Download,
  List,
  SlidersHorizontal,
  SquareKanban,
  TriangleAlert,
} from "lucide-react";
import { memo, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { useClock } from "../../../components/clock.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { SavedViewsDialog } from "../../../components/saved-views-dialog.tsx";
import { Select } from "../../../components/select.tsx";
import { DebouncedSearch } from "../../../components/debounced-search.tsx";
import { createSavedViews } from "../../../storage/saved-views.ts";
import type { OrderSort } from "../../../generated/operations.ts";
import { provinces } from "../../../generated/shop.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import { useMay } from "../../shared/account/rights.ts";
import { countMoreFilters, fileAddressOf, filterOf, type BoardFilter } from "./board-filter.ts";
import { viewParameters, layoutOf, sortOf, type BoardLayout } from "./board-view.ts";
import { BoardPresets } from "./board-presets.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { SortSelect } from "./sort-select.tsx";
import { SoundSwitch } from "./sound/sound-switch.tsx";

const savedViews = createSavedViews("board");

export interface BoardToolbarProps {
  view: BoardLayout;
  onView: (view: BoardLayout) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  filter: BoardFilter;
  onFilter: (filter: Partial<BoardFilter>) => void;
  /** The name of the selected buyer; empty if it is unknown. */
  buyer: string;
}

const views = [
  { view: "board", label: "Board", Icon: SquareKanban },
  { view: "table", label: "Table", Icon: List },
] as const;

const narrow = "w-auto! max-sm:min-w-0 max-sm:flex-[1_1_40%]";

/** The controls for the layout and the filter of the orders. */
export const BoardToolbar = memo(function BoardToolbar({
  view,
  onView,
  sort,
  onSort,
  filter,
  onFilter,
  buyer,
}: BoardToolbarProps) {
  const seesNames = useMay("PERSONAL_READ");
  const today = dayAt(useClock());
  const further = countMoreFilters(filter);
  // The presets are always in view, except on phones.
  const [showsFurther, setShowsFurther] = useState(countMoreFilters({ ...filter, due: "" }) > 0);
  const [showsViews, setShowsViews] = useState(false);
  // Filters that phones collapse together with the others.
  const folded = [filter.province, filter.status].filter(Boolean).length;
  // On phones all of them would push the tickets out of view.
  const tool = showsFurther ? "" : "max-sm:hidden!";
  return (
    <>
      <div className="flex flex-none flex-wrap items-center gap-2 px-4 py-3 md:px-6">
        <div
          role="group"
          aria-label="View"
          className={`inline-flex overflow-hidden rounded-control border border-line-strong`}
        >
          {views.map((one) => (
            <button
              key={one.view}
              type="button"
              aria-pressed={view === one.view}
              className="min-h-dense inline-flex flex-1 items-center justify-center gap-1.5 px-3 text-fine font-demi not-first:border-l not-first:border-line focus-visible:-outline-offset-2 aria-pressed:bg-ink aria-pressed:text-page"
              onClick={() => onView(one.view)}
            >
              <one.Icon aria-hidden size={16} />
              {one.label}
            </button>
          ))}
        </div>
        <DebouncedSearch
          dense
          label="Find an order"
          placeholder={seesNames ? "Order, name, city or item" : "Order number"}
          className="w-46 min-[88rem]:w-60 max-sm:order-first max-sm:w-full"
          search={filter.search}
          onSearch={(search) => onFilter({ search })}
        />
        <Select
          dense
          aria-label="Province"
          className={`${narrow} ${tool}`}
          value={filter.province}
          onChange={(event) => onFilter({ province: event.target.value })}
        >
          <option value="">All provinces</option>
          {Object.keys(provinces).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select
          dense
          aria-label="Status"
          className={`${narrow} ${tool} sm:min-w-38`}
          value={filter.status ?? ""}
          onChange={({ target }) =>
            onFilter({ status: allStatuses.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">All statuses</option>
          {allStatuses.map((status) => (
            <option key={status} value={status}>
              {statusOf(status).label}
            </option>
          ))}
        </Select>
        {view === "table" && (
          <SortSelect sort={sort} onSort={onSort} className={`${narrow} ${tool} md:hidden`} />
        )}
        <Button
          size="dense"
          aria-pressed={filter.late}
          className={`max-sm:grow max-sm:px-2! aria-pressed:border-danger! aria-pressed:bg-danger! aria-pressed:text-on-danger!`}
          onClick={() => onFilter({ late: !filter.late })}
        >
          <TriangleAlert aria-hidden size={15} />
          Late
        </Button>
        <Button
          size="dense"
          className="max-sm:grow max-sm:px-2!"
          aria-expanded={showsFurther}
          onClick={() => setShowsFurther((was) => !was)}
        >
          <SlidersHorizontal aria-hidden size={15} />
          {further > 0 ? `Filters: ${further}` : "Filters"}
          {folded > 0 && <span className="sm:hidden">+{folded}</span>}
        </Button>
        <Button
          size="dense"
          className={`max-sm:grow max-sm:px-2! ${tool}`}
          aria-haspopup="dialog"
          onClick={() => setShowsViews(true)}
        >
          <Bookmark aria-hidden size={15} />
          Views
        </Button>
        {seesNames && (
          <a
            href={fileAddressOf(filter, today)}
            download
            className={buttonStyle("outlined", "dense", `max-sm:grow max-sm:px-2! ${tool}`)}
          >
            <Download aria-hidden size={15} />
            <span className="sr-only">Export as </span>CSV
          </a>
        )}
        <SoundSwitch
          className={`aria-pressed:bg-ink! aria-pressed:text-page! max-sm:grow max-sm:px-2! ${tool}`}
        />
      </div>
      <BoardPresets filter={filter} onFilter={onFilter} today={today} className={tool} />
      {showsFurther && <MoreFilters filter={filter} onFilter={onFilter} buyer={buyer} />}
      {showsViews && (
        <SavedViewsDialog
          views={savedViews}
          address={viewParameters({ ...filter, view, sort }).toString()}
          onOpen={(address) => {
            const params = new URLSearchParams(address);
            const wanted = filterOf(params);
            onView(layoutOf(params));
            onSort(sortOf(params));
            onFilter(wanted);
            // Active filters are always visible.
            if (countMoreFilters({ ...wanted, due: "" }) > 0) setShowsFurther(true);
          }}
          onClose={() => setShowsViews(false)}
        />
      )}
    </>
  );
});
