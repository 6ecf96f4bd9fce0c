import { List, SquareKanban } from "lucide-react";
import { Select } from "../../components/select.tsx";
import { SettledSearch } from "../../components/settled-search.tsx";
import { provinces } from "../../generated/shop.ts";
import { AgeLegend } from "./age.tsx";
import type { BoardFilter } from "./board-lists.ts";

export type BoardView = "board" | "table";

export interface BoardToolbarProps {
  view: BoardView;
  onView: (view: BoardView) => void;
  filter: BoardFilter;
  onFilter: (filter: Partial<BoardFilter>) => void;
  /** Read out when it changes. */
  found: string;
}

const views = [
  { view: "board", label: "Board", Icon: SquareKanban },
  { view: "table", label: "Table", Icon: List },
] as const;

/** How to look at the orders, and which. */
export function BoardToolbar({ view, onView, filter, onFilter, found }: BoardToolbarProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-4 py-3 md:px-6">
      <div
        role="group"
        aria-label="View"
        className="inline-flex overflow-hidden rounded-control border border-line-strong max-sm:flex-1"
      >
        {views.map((one) => (
          <button
            key={one.view}
            type="button"
            aria-pressed={view === one.view}
            className="min-h-dense inline-flex flex-1 items-center justify-center gap-1.5 px-3 text-fine font-[550] not-first:border-l not-first:border-line focus-visible:-outline-offset-2 aria-pressed:bg-ink aria-pressed:text-page"
            onClick={() => onView(one.view)}
          >
            <one.Icon aria-hidden size={16} />
            {one.label}
          </button>
        ))}
      </div>
      <SettledSearch
        dense
        label="Find an order"
        placeholder="Order, name, city or item"
        className="w-[17rem] max-sm:order-first max-sm:w-full"
        search={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
      <Select
        dense
        aria-label="Province"
        className="w-auto! max-sm:min-w-0 max-sm:flex-1"
        value={filter.province}
        onChange={(event) => onFilter({ province: event.target.value })}
      >
        <option value="">All provinces</option>
        {Object.keys(provinces).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <p role="status" className="text-fine text-ink-muted max-sm:w-full">
        {found}
      </p>
      <div className="ml-auto max-lg:hidden">
        <AgeLegend />
      </div>
    </div>
  );
}
