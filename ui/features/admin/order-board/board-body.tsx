import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import type { OrderSort, OrderStatus } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { BoardColumns, BoardTabs } from "./board-columns.tsx";
import type { BoardColumn, BoardOrder } from "./board-lists.ts";
import type { BoardLayout } from "./board-view.ts";
import { EarlierButton, type Earlier } from "./earlier-button.tsx";
import { CancelledOrders } from "./cancelled-orders.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { ListedRange, MoreOrders } from "./listed-range.tsx";
import { totalsOf } from "./order-totals.ts";
import { OrderTable } from "./order-table.tsx";
import { Ticket } from "./ticket.tsx";
import type { TicketProps } from "./use-ticket.ts";
import type { OrderBoard } from "./use-order-board.ts";

export interface BoardBodyProps {
  board: Pick<
    OrderBoard,
    | "orders"
    | "totalCount"
    | "totalMoney"
    | "cancelled"
    | "failed"
    | "retry"
    | "more"
    | "offset"
    | "openComplete"
  >;
  view: BoardLayout;
  phone: boolean;
  columns: readonly BoardColumn[];
  table: readonly BoardOrder[];
  /** The column shown on phones. */
  column?: OrderStatus | undefined;
  onColumn?: (column: OrderStatus) => void;
  /** The sort order of the table. */
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  /** Selects or deselects these orders; absent for a role that may not move them. */
  onChooseAll?: (orderIds: readonly string[], chosen: boolean) => void;
  ticketOf: (order: BoardOrder) => TicketProps;
  /** The order that the keys act on; null for none. */
  selectedId: string | null;
  onDropped: (orderId: string, status: OrderStatus) => void;
  /** Orders delivered before today; null if all are shown anyway. */
  earlier: Earlier | null;
  /** Clears the filter; null without a filter. */
  onReset: (() => void) | null;
}

/** The orders as columns, tabs or a table, or an empty state. */
export function BoardBody({
  board: { orders, totalCount, totalMoney, cancelled, failed, retry, more, offset, openComplete },
  view,
  phone,
  columns,
  column,
  onColumn,
  table,
  sort,
  onSort,
  onChooseAll,
  ticketOf,
  selectedId,
  onDropped,
  earlier,
  onReset,
}: BoardBodyProps) {
  if (!orders) return failed ? null : <BoardSkeleton phone={phone} />;
  const none = orders.length + cancelled.orders.length === 0;
  if (none && !more) return <NoOrders onReset={onReset} />;

  const part = { offset, listed: orders.length, totalCount };
  const loadMore = <MoreOrders more={more} {...part} />;
  const listedPart = <ListedRange onFirst={() => void retry()} {...part} />;
  if (view === "board") {
    const shown = {
      columns,
      ticketOf,
      onDropped,
      ...(onChooseAll && { onChooseAll }),
      more: (
        <>
          {earlier && <EarlierButton {...earlier} />}
          {(!earlier || earlier.shown || !openComplete) && loadMore}
          <CancelledOrders
            cancelled={cancelled}
            heading={phone ? "h2" : "h3"}
            ticketOf={ticketOf}
          />
        </>
      ),
    };
    if (!phone) return <BoardColumns {...shown} />;
    return <BoardTabs {...shown} column={column} onColumn={onColumn} />;
  }
  const totals = totalsOf(orders, { totalCount, totalMoney });
  if (phone) {
    return (
      <div className="grid gap-2.5 px-4 pt-1 pb-6">
        {listedPart}
        {table.map((order) => (
          <Ticket key={order.id} {...ticketOf(order)} />
        ))}
        <p className="flex justify-between gap-4 border-t border-line-strong pt-2.5 font-semibold">
          <span>{totals.words}</span>
          <span className="whitespace-nowrap">{formatMoneyShort(totals.money)}</span>
        </p>
        {loadMore}
        <CancelledOrders cancelled={cancelled} heading="h2" ticketOf={ticketOf} />
      </div>
    );
  }
  return (
    <OrderTable
      orders={table}
      cancelled={cancelled.orders}
      totalCount={totalCount}
      offset={offset}
      totals={totals}
      ticketOf={ticketOf}
      selectedId={selectedId}
      sort={sort}
      onSort={onSort}
      {...(onChooseAll && { onChooseAll })}
      before={listedPart}
      more={loadMore}
    />
  );
}

function NoOrders({ onReset }: Pick<BoardBodyProps, "onReset">) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-6">
      <Empty
        door="shuttered"
        heading={messages.order.none}
        action={onReset && <Button onClick={onReset}>Show all orders</Button>}
      >
        {onReset ? "No orders match these filters." : "New orders appear here automatically."}
      </Empty>
    </div>
  );
}

function BoardSkeleton({ phone }: { phone: boolean }) {
  return (
    <Loading
      label="Loading orders"
      className={`grid gap-4 p-4 md:px-6 ${phone ? "" : "grid-cols-4"}`}
    >
      {(phone ? [0] : [0, 1, 2, 3]).map((column) => (
        <div key={column} className="grid content-start gap-2.5">
          <Skeleton className="h-8" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      ))}
    </Loading>
  );
}
