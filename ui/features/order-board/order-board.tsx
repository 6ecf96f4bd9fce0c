import { useCallback, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { MessageBox } from "../../components/message-box.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";
import { messages } from "../../generated/shop.ts";
import { BoardColumns, BoardTabs } from "./board-columns.tsx";
import { BoardKeysBar, useBoardKeys } from "./board-keys.tsx";
import { columnsOf, tableOf, type BoardFilter, type BoardOrder } from "./board-lists.ts";
import { BoardToolbar, type BoardView } from "./board-toolbar.tsx";
import { NewOrdersBar } from "./new-orders-bar.tsx";
import { OrderTable } from "./order-table.tsx";
import { useIsPhone } from "./phone.ts";
import { StillToPrepare } from "./still-to-prepare.tsx";
import { ticketInView } from "./ticket-in-view.ts";
import { Ticket, type TicketProps } from "./ticket.tsx";
import { useOrderBoard } from "./use-order-board.ts";
import { useStatusChange } from "./use-status-change.ts";

export interface OrderBoardProps {
  view: BoardView;
  onView: (view: BoardView) => void;
  filter: BoardFilter;
  onFilter: (filter: Partial<BoardFilter>) => void;
}

/** All orders of the shop, live, as a board or as a table. */
export function OrderBoard({ view, onView, filter, onFilter }: OrderBoardProps) {
  const phone = useIsPhone();
  const pointerOver = useRef(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { change, problemOf } = useStatusChange();
  const board = useOrderBoard(filter, () => pointerOver.current);
  const orders = board.orders ?? [];

  const columns = columnsOf(orders, board, board.openComplete);
  const table = tableOf(orders);
  const sequence = view === "board" ? columns.flatMap((column) => column.orders) : table;
  const select = useCallback((orderId: string) => setSelectedId(orderId), []);

  function step(by: number) {
    const at = sequence.findIndex(({ id }) => id === selectedId);
    const next = sequence[at === -1 ? 0 : Math.max(0, Math.min(sequence.length - 1, at + by))];
    if (next) setSelectedId(next.id);
  }

  useBoardKeys({
    onNext: () => step(1),
    onBefore: () => step(-1),
    onStatus: (status) => {
      const order = orders.find(({ id }) => id === selectedId);
      if (order && ticketInView(order.id)) change(order, status);
    },
  });

  function ticketOf(order: BoardOrder): TicketProps {
    return {
      order,
      selected: order.id === selectedId,
      glow: board.glowOf(order),
      problem: problemOf(order.id),
      onSelect: select,
      onChange: change,
    };
  }

  const filtered = filter.search !== "" || filter.province !== "";
  const more = board.more && (
    <p className="py-3 text-center">
      <Button size="dense" pending={board.more.loading} onClick={board.more.load}>
        Load more
      </Button>
      <small className="mt-1.5 block text-xs text-ink-muted">
        {orders.length} of {board.totalCount} shown
      </small>
    </p>
  );

  function list() {
    if (!board.orders) return board.failed ? null : <BoardSkeleton phone={phone} />;
    if (orders.length === 0) {
      return (
        <div className="p-6">
          <Empty
            door="shuttered"
            heading={messages.order.none}
            action={
              filtered && (
                <Button onClick={() => onFilter({ search: "", province: "" })}>
                  Show all orders
                </Button>
              )
            }
          >
            {filtered
              ? "Nothing matches what you look for."
              : "New orders appear here by themselves."}
          </Empty>
        </div>
      );
    }
    if (view === "board") {
      const Columns = phone ? BoardTabs : BoardColumns;
      return <Columns columns={columns} ticketOf={ticketOf} more={more} />;
    }
    if (phone) {
      return (
        <div className="grid gap-2.5 px-4 pt-1 pb-6">
          {table.map((order) => (
            <Ticket key={order.id} {...ticketOf(order)} />
          ))}
          {more}
        </div>
      );
    }
    return (
      <div
        role="region"
        aria-label="Order table"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto px-3 focus-visible:-outline-offset-2"
      >
        <OrderTable rows={table.map(ticketOf)} />
        {more}
      </div>
    );
  }

  return (
    <>
      <BoardToolbar
        view={view}
        onView={onView}
        filter={filter}
        onFilter={onFilter}
        found={filtered && board.orders ? `${board.totalCount} found` : ""}
      />
      {board.orders && <StillToPrepare orders={orders} />}
      {board.failed && (
        <div className="px-4 pt-4 md:px-6">
          <MessageBox tone="danger" action={<RetryButton onRetry={board.retry} />}>
            {messages.order.listFailed}
          </MessageBox>
        </div>
      )}
      <div
        className="relative flex min-h-0 flex-1 flex-col"
        aria-busy={board.stale || undefined}
        onPointerEnter={(event) => {
          pointerOver.current = event.pointerType !== "touch";
        }}
        onPointerLeave={() => {
          pointerOver.current = false;
          board.showWaiting();
        }}
      >
        {list()}
        <NewOrdersBar count={board.waiting.length} onShow={board.showWaiting} />
      </div>
      <BoardKeysBar />
    </>
  );
}

function BoardSkeleton({ phone }: { phone: boolean }) {
  return (
    <Loading
      label="Loading the orders"
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
