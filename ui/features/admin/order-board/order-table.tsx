import { useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useRef, type ReactNode } from "react";
import { formatMoneyShort } from "../../../components/money.ts";
import { rangeIncluding } from "../../../components/range-including.ts";
import { SortButton } from "../../../components/sort-button.tsx";
import type { OrderSort } from "../../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";
import { columnSort, isSortColumn } from "./board-sort.ts";
import { useMay } from "../../shared/account/rights.ts";
import { AllOrdersCheckbox } from "./order-checkbox.tsx";
import { OrderRow } from "./order-row.tsx";
import type { OrderTotals } from "./order-totals.ts";
import type { TicketProps } from "./use-ticket.ts";

export interface OrderTableProps {
  /** The loaded orders that are not cancelled. */
  orders: readonly BoardOrder[];
  /** The cancelled orders; shown last. */
  cancelled: readonly BoardOrder[];
  /** The total number of orders; null if unknown. */
  totalCount: number | null;
  /** The number of orders before the first listed one. */
  offset: number;
  totals: OrderTotals;
  ticketOf: (order: BoardOrder) => TicketProps;
  /** The focused order, which stays rendered wherever the table is scrolled to; null for none. */
  selectedId: string | null;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  /** Selects or deselects these orders; absent for a role that may not move them. */
  onChooseAll?: (orderIds: readonly string[], chosen: boolean) => void;
  /** Shown above the table. */
  before: ReactNode;
  /** Shown below the table. */
  more: ReactNode;
}

/** With fixed widths, so that they don't depend on the rows in view. */
const columns = [
  { name: "Order", width: "w-38" },
  { name: "Placed", width: "w-41" },
  { name: "Customer", width: "" },
  { name: "Items", width: "" },
  { name: "Delivery day", width: "w-36" },
  { name: "Age", width: "w-28" },
  { name: "Status", width: "w-48" },
  { name: "Total", width: "w-28" },
] as const;
/** The checkboxes have a column of their own, the first. */
const columnCount = columns.length + 1;
const head =
  "sticky top-0 z-10 border-b border-line bg-page px-3 py-2 text-left text-xs font-demi whitespace-nowrap text-ink-muted last:text-right";
const sum =
  "sticky bottom-0 z-10 border-t border-line-strong bg-page px-3 py-2.5 font-semibold tabular-nums";

/** Pixels, until a row was measured. */
const rowHeight = 67;

/**
 * All orders in one list; delivered ones are struck through, and last if the list is sorted by
 * time. Only the rows in view are rendered; blank rows take the space of the others.
 */
export function OrderTable({
  orders,
  cancelled,
  totalCount,
  offset,
  totals,
  ticketOf,
  selectedId,
  sort,
  onSort,
  onChooseAll,
  before,
  more,
}: OrderTableProps) {
  const seesNames = useMay("PERSONAL_READ");
  const scroller = useRef<HTMLDivElement>(null);
  const listed = [...orders, ...cancelled];
  // oxlint-disable-next-line react/incompatible-library -- the shop is not built with the React Compiler
  const rows = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => listed[index]?.id ?? index,
    rangeExtractor: rangeIncluding([listed.findIndex(({ id }) => id === selectedId)]),
    overscan: 8,
  });
  const inView = rows.getVirtualItems();
  const unread = totalCount === null ? 0 : totalCount - orders.length - offset;
  const active = orders.filter(({ cancelledAt }) => cancelledAt === null);
  const chosenCount = active.filter((order) => ticketOf(order).chosen).length;
  const end = inView.at(-1)?.end ?? 0;
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Order table"
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto px-3 focus-visible:-outline-offset-2"
    >
      {before}
      <table
        aria-rowcount={totalCount === null ? -1 : offset + listed.length + unread + 2}
        className="w-full min-w-300 table-fixed border-separate border-spacing-0"
      >
        <caption className="sr-only">All orders</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={`${head} w-10`}>
              {onChooseAll && (
                <AllOrdersCheckbox
                  count={active.length}
                  chosenCount={chosenCount}
                  onChoose={(chosen) =>
                    onChooseAll(
                      active.map(({ id }) => id),
                      chosen,
                    )
                  }
                />
              )}
            </th>
            {columns.map(({ name, width }) => {
              const column =
                isSortColumn(name) && (seesNames || name !== "Customer")
                  ? columnSort(name, sort)
                  : null;
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={column ? (column.direction ?? "none") : undefined}
                  className={`${head} ${width}`}
                >
                  {column ? (
                    <SortButton
                      label={name}
                      direction={column.direction}
                      {...(name === "Total" && { align: "right" })}
                      onPress={() => onSort(column.next)}
                    />
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {inView.map(({ index, key, start }, at) => {
            const order = listed[index];
            if (!order) return null;
            const gap = start - (inView[at - 1]?.end ?? 0);
            return (
              <Fragment key={key}>
                {gap > 0 && <Gap height={gap} />}
                <OrderRow
                  {...ticketOf(order)}
                  index={index}
                  rowIndex={offset + index + 2 + (index < orders.length ? 0 : unread)}
                  measure={rows.measureElement}
                />
              </Fragment>
            );
          })}
          {end < rows.getTotalSize() && <Gap height={rows.getTotalSize() - end} />}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={columnCount - 2} className={`${sum} text-left`}>
              {totals.words}
            </td>
            <td colSpan={2} className={`${sum} text-right whitespace-nowrap`}>
              {formatMoneyShort(totals.money)}
            </td>
          </tr>
        </tfoot>
      </table>
      {more}
    </div>
  );
}

/** The space of rows that are out of view. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columnCount} className="p-0" />
    </tr>
  );
}
