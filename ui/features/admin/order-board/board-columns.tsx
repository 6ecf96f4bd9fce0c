import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import { useSettingValues } from "../kit/settings-provider.tsx";
import { isLate } from "./age.tsx";
import type { BoardColumn, BoardOrder } from "./board-lists.ts";
import { AllOrdersCheckbox } from "./order-checkbox.tsx";
import { useDropPlace } from "../kit/dragging.ts";
import { useNow } from "../kit/use-now.ts";
import { Ticket } from "./ticket.tsx";
import type { TicketProps } from "./use-ticket.ts";
import { useSwipe } from "./use-swipe.ts";
import "./board-columns.css";

export interface ColumnsProps {
  columns: readonly BoardColumn[];
  ticketOf: (order: BoardOrder) => TicketProps;
  /** Called when an order was dropped on the column of a status. */
  onDropped: (orderId: string, status: OrderStatus) => void;
  /** Selects or deselects these orders; absent on a board that cannot be changed. */
  onChooseAll?: (orderIds: readonly string[], chosen: boolean) => void;
  /** Shown below the last column. */
  more: ReactNode;
}

/**
 * Four scrolling columns, two or three of them in view on narrower screens; the height is that of
 * the page.
 */
export function BoardColumns({ columns, onDropped, more, ...choosing }: ColumnsProps) {
  return (
    <div
      role="region"
      aria-label="Order board"
      tabIndex={0}
      className="board-columns min-h-0 flex-1 focus-visible:-outline-offset-2"
    >
      {columns.map((column) => (
        <Column key={column.status} column={column} onDropped={onDropped} {...choosing}>
          {column.status === "DELIVERED" && more}
        </Column>
      ))}
    </div>
  );
}

type Choosing = Pick<ColumnsProps, "ticketOf" | "onChooseAll">;

/** Selects or deselects the listed orders of a column. */
function ColumnCheckbox({
  column: { status, orders },
  ticketOf,
  onChooseAll,
}: Choosing & { column: BoardColumn }) {
  if (!onChooseAll) return null;
  return (
    <AllOrdersCheckbox
      name={`Select all in ${statusOf(status).label}`}
      count={orders.length}
      chosenCount={orders.filter((order) => ticketOf(order).chosen).length}
      onChoose={(chosen) =>
        onChooseAll(
          orders.map(({ id }) => id),
          chosen,
        )
      }
    />
  );
}

function Column({
  column,
  onDropped,
  children,
  ...choosing
}: Choosing & {
  column: BoardColumn;
  onDropped: ColumnsProps["onDropped"];
  children: ReactNode;
}) {
  const { status, orders, count } = column;
  const now = useNow();
  const settings = useSettingValues();
  const { ref, over } = useDropPlace((orderId) => onDropped(orderId, status));
  const { label, step } = statusOf(status);
  const late = orders.filter((order) => isLate(order, now, settings)).length;
  return (
    <section
      ref={ref}
      aria-labelledby={`column-${step}`}
      className={classNames(
        `status-${step} flex min-h-0 min-w-0 flex-col border-line not-last:border-r last:bg-[color-mix(in_oklch,var(--sunken)_55%,var(--page))]`,
        over && "bg-(--st-soft)!",
      )}
    >
      <div className="flex items-center gap-2 border-t-3 border-(--st) px-4 pt-3 pb-2.5">
        <ColumnCheckbox column={column} {...choosing} />
        <StatusGlyph step={step} />
        <h2 id={`column-${step}`} className="text-sm leading-title font-semibold">
          {label}
        </h2>
        <span className="font-medium text-ink-muted">{count}</span>
        {late > 0 && (
          <span className="ml-auto inline-flex items-center gap-1 text-xs font-semibold text-danger-text">
            <TriangleAlert aria-hidden size={14} />
            {late} late
          </span>
        )}
      </div>
      <div
        tabIndex={-1}
        className="grid min-h-0 flex-1 content-start gap-2.5 overflow-y-auto px-3 pt-1 pb-5"
      >
        {orders.map((order) => (
          <Ticket key={order.id} {...choosing.ticketOf(order)} />
        ))}
        {children}
      </div>
    </section>
  );
}

/** The board on phones: one column at a time, changed by tabs or by a swipe. */
export function BoardTabs({
  columns,
  ticketOf,
  onChooseAll,
  more,
  column: first = "ITEM_PREPARING",
  onColumn,
}: ColumnsProps & {
  /** The initial column. */
  column?: OrderStatus | undefined;
  onColumn?: ((column: OrderStatus) => void) | undefined;
}) {
  const [status, setStatus] = useState(first);
  const choose = (next: OrderStatus) => {
    setStatus(next);
    onColumn?.(next);
  };
  const column = columns.find((one) => one.status === status);
  const swipe = useSwipe((by) => {
    const next = allStatuses[allStatuses.indexOf(status) + by];
    if (next) choose(next);
  });
  return (
    <div className="min-h-[60vh] touch-pan-y px-4 pt-1 pb-6" {...swipe}>
      <Tabs
        label="Status"
        className="mb-4! gap-5!"
        tabs={columns.map((one) => ({
          value: one.status,
          label: statusOf(one.status).label,
          count: one.count,
        }))}
        value={status}
        onValueChange={choose}
      >
        <div className="grid grid-cols-1 gap-2.5">
          {column && onChooseAll && column.orders.length > 1 && (
            <div className="flex items-center gap-3 px-3 text-fine text-ink-muted">
              <ColumnCheckbox column={column} ticketOf={ticketOf} onChooseAll={onChooseAll} />
              <span aria-hidden>Select all {column.orders.length}</span>
            </div>
          )}
          {column?.orders.map((order) => (
            <Ticket key={order.id} {...ticketOf(order)} />
          ))}
          {column?.orders.length === 0 && (
            <p className="py-8 text-center text-ink-muted">No orders at this step.</p>
          )}
          {status === "DELIVERED" && more}
        </div>
      </Tabs>
    </div>
  );
}
