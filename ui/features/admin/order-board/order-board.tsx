import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { formatDate } from "../../../components/date-time.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { OrderSort, OrderStatus } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { AgeLegend } from "./age.tsx";
import { BoardBody } from "./board-body.tsx";
import { useRunCommands } from "../runs/use-run-commands.ts";
import { usePackingSlips } from "../packing-slip/use-packing-slips.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BoardKeysBar, useBoardKeys } from "./board-keys.tsx";
import { columnsOf, foldEarlier, type BoardColumn, type BoardOrder } from "./board-lists.ts";
import { isFiltered, noFilter, type BoardFilter } from "./board-filter.ts";
import type { BoardLayout } from "./board-view.ts";
import { sorted } from "./board-sort.ts";
import { BoardToolbar } from "./board-toolbar.tsx";
import { paths } from "../../../paths.ts";
import { useNow } from "../kit/use-now.ts";
import { NewOrdersBar } from "./new-orders-bar.tsx";
import { useHiddenOrders } from "./use-hidden-orders.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { useIsOneColumn, useIsPhone } from "../../../components/phone.ts";
import { ItemsToPrepare } from "./items-to-prepare.tsx";
import { ticketInView } from "./ticket-in-view.ts";
import type { TicketProps } from "./use-ticket.ts";
import { useSelection } from "./use-selection.ts";
import { useOrderInHand, useOrderPresence } from "./use-order-presence.ts";
import { useOrderBoard, type OrderBoard as OrderBoardState } from "./use-order-board.ts";
import { useMay } from "../../shared/account/rights.ts";
import { useStatusChange } from "./use-status-change.ts";

export interface OrderBoardProps {
  view: BoardLayout;
  onView: (view: BoardLayout) => void;
  /** The column shown on phones. */
  column?: OrderStatus | undefined;
  onColumn: (column: OrderStatus) => void;
  /** The sort order of the table. */
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  filter: BoardFilter;
  onFilter: (filter: Partial<BoardFilter>) => void;
  onOpen: (order: BoardOrder) => void;
  /** The open order, shown over the board or, on phones, in its place; null for none. */
  desk: ((board: DeskOfBoard) => ReactNode) | null;
}

/** The board's state for the open order. */
export interface DeskOfBoard {
  columns: readonly BoardColumn[];
  /** Shown in place of the board instead of over it. */
  asPage: boolean;
  problemOf: (orderId: string) => string | undefined;
  onChange: TicketProps["onChange"];
  onUndo: () => void;
  onGo: (order: BoardOrder) => void;
}

const noOrders: readonly BoardOrder[] = [];

/** Maximum number of orders in the table; 1,000 take about 10 MiB of memory. */
const mostInTable = 1000;

/** All orders of the shop, live, as a board or as a table. */
export function OrderBoard({
  view,
  onView,
  sort,
  onSort,
  column,
  onColumn,
  filter,
  onFilter,
  onOpen,
  desk,
}: OrderBoardProps) {
  const navigate = useNavigate();
  const phone = useIsPhone();
  const oneColumn = useIsOneColumn();
  const pointerOver = useRef(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { change, changeAll, undo, problemOf } = useStatusChange();
  const board = useOrderBoard(
    filter,
    view === "table" ? sort : "NEWEST",
    () => pointerOver.current,
    view === "table" ? mostInTable : undefined,
  );
  const inHand = useOrderInHand();
  const mayChange = useMay("ORDERS_CHANGE");
  const mayPlan = useMay("RUNS_PLAN");
  const runs = useRunCommands();
  const packing = usePackingSlips();
  const { others: presence } = useOrderPresence(inHand, inHand !== null);
  const orders = board.orders ?? noOrders;
  const totalCount = board.totalCount ?? orders.length;

  const now = useNow();
  const filtered = isFiltered(filter);
  const [showsEarlier, setShowsEarlier] = useState(false);
  // A filter applies to all orders, so nothing is hidden then.
  const folded = !showsEarlier && !filtered;
  const today = formatDate(now);
  const { counts, openComplete } = board;
  const { columns, earlier } = useMemo(
    () =>
      foldEarlier(
        columnsOf(orders, { counts, totalCount }, openComplete),
        ({ statusChangedAt }) => formatDate(statusChangedAt) === today,
        folded,
      ),
    [orders, counts, totalCount, openComplete, today, folded],
  );
  const table = useMemo(
    () => (view === "table" ? sorted(orders, sort) : noOrders),
    [view, orders, sort],
  );
  const active = view === "board" ? columns.flatMap((column) => column.orders) : table;
  const sequence = [...active, ...board.cancelled.orders];
  const { chosen, toggle, set: chooseAll, none } = useSelection(active.map(({ id }) => id));
  const select = useCallback((orderId: string) => setSelectedId(orderId), []);

  function step(by: number) {
    const at = sequence.findIndex(({ id }) => id === selectedId);
    const next = sequence[at === -1 ? 0 : Math.max(0, Math.min(sequence.length - 1, at + by))];
    if (next) setSelectedId(next.id);
  }

  /** The listed orders of the focused order's column, or of the first one; all in the table. */
  function columnOfSelected(): readonly BoardOrder[] {
    if (view === "table") return table;
    const focused = columns.find((one) => one.orders.some(({ id }) => id === selectedId));
    const shown = oneColumn ? columns.find(({ status }) => status === column) : null;
    return (focused ?? shown ?? columns.find((one) => one.orders.length > 0))?.orders ?? noOrders;
  }

  useBoardKeys({
    isOff: desk !== null,
    onOpen: () => {
      const order = sequence.find(({ id }) => id === selectedId);
      if (order && ticketInView(order.id)) onOpen(order);
    },
    onNext: () => step(1),
    onBefore: () => step(-1),
    onUndo: undo,
    onNew: () => {
      if (mayChange) void navigate(paths.adminNewOrder);
    },
    onChoose: (range) => {
      if (!mayChange) return;
      const order = orders.find(({ id }) => id === selectedId);
      if (order && ticketInView(order.id)) toggle(order.id, range);
    },
    onChooseColumn: () => {
      if (!mayChange) return;
      const meant = columnOfSelected().map(({ id }) => id);
      chooseAll(meant, !meant.every((id) => chosen.has(id)));
    },
    onToday: () => onFilter({ due: filter.due === "today" ? "" : "today" }),
    onStatus: (status) => {
      if (!mayChange) return;
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
      onOpen,
      readOnly: !mayChange,
      chosen: chosen.has(order.id),
      onChoose: toggle,
      ...(presence.has(order.id) && { present: presence.get(order.id) ?? [] }),
    };
  }

  const listedChosen = orders.filter(({ id }) => chosen.has(id));
  const hiddenChosen = useHiddenOrders(chosen, orders);
  const chosenOrders = [...listedChosen, ...hiddenChosen];
  function moveChosen(status: OrderStatus) {
    changeAll(chosenOrders, status);
    none();
  }

  const begin = useLatestAction();
  const location = useLocation();
  // A planned run doesn't replace an order opened since, nor the orders selected since.
  useEffect(() => void begin(), [begin, location, chosen]);

  const runDate = runDateFor(chosenOrders, dayAt(now));

  /** Plans a run with the selected orders on their earliest day, and opens it. */
  async function planRun() {
    const isLatest = begin();
    const saved = await runs.plan(
      runDate,
      { driverId: null, zoneId: null, leavesAt: null },
      chosenOrders.map(({ id }) => id),
    );
    if (!saved) return;
    if (isLatest()) void navigate(paths.adminRunPlan(saved.run.id));
    else notify.success(saved.message);
  }

  function go(order: BoardOrder) {
    select(order.id);
    onOpen(order);
  }

  // On phones the tickets come first.
  const itemsToPrepare = board.orders && <ItemsToPrepare orders={orders} isWhole={openComplete} />;
  const opened = desk?.({
    columns,
    asPage: phone,
    problemOf,
    onChange: change,
    onUndo: undo,
    onGo: go,
  });
  if (opened && phone) return opened;
  return (
    <>
      <BoardToolbar
        view={view}
        onView={onView}
        sort={sort}
        onSort={onSort}
        filter={filter}
        onFilter={onFilter}
        buyer={filter.person ? (sequence[0]?.customerName ?? "") : ""}
      />
      {/* All bars share one row, so that no ticket moves under the pointer. */}
      <div className="flex-none max-md:contents md:flex">
        {chosenOrders.length > 0 ? (
          <BulkBar
            orders={chosenOrders}
            hiddenCount={hiddenChosen.length}
            onMove={moveChosen}
            onPrint={() => packing.print(chosenOrders.map(({ id }) => id))}
            printing={packing.pending}
            onPlanRun={mayPlan ? () => void planRun() : undefined}
            runDate={runDate}
            planning={runs.pending}
            onNone={none}
          />
        ) : (
          !oneColumn && itemsToPrepare
        )}
        <p
          role="status"
          className="flex-none self-stretch border-b border-line px-6 text-fine text-ink-muted empty:p-0 max-md:sr-only md:flex md:items-center md:not-empty:border-l"
        >
          {filtered && board.orders ? foundText(board, totalCount) : ""}
        </p>
      </div>
      {packing.slips}
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
          // Further down in the list this would lead away from what is being read.
          if (board.offset === 0) board.showWaiting();
        }}
      >
        <BoardBody
          board={board}
          view={view}
          phone={view === "board" ? oneColumn : phone}
          earlier={
            filtered
              ? null
              : {
                  count: earlier,
                  shown: showsEarlier,
                  onToggle: () => setShowsEarlier((was) => !was),
                }
          }
          columns={columns}
          column={column}
          onColumn={onColumn}
          table={table}
          sort={sort}
          onSort={onSort}
          {...(mayChange && { onChooseAll: chooseAll })}
          ticketOf={ticketOf}
          selectedId={selectedId}
          onDropped={(orderId, status) => {
            const order = orders.find(({ id }) => id === orderId);
            if (chosen.has(orderId)) moveChosen(status);
            else if (order) change(order, status);
          }}
          onReset={filtered ? () => onFilter(noFilter) : null}
        />
        <NewOrdersBar count={board.waiting.length} onShow={board.showWaiting} />
      </div>
      {oneColumn && itemsToPrepare}
      <div className="relative flex-none">
        <BoardKeysBar mayChange={mayChange} />
        <div className="absolute inset-y-0 right-6 flex items-center max-[88rem]:hidden pointer-coarse:hidden">
          <AgeLegend />
        </div>
      </div>
      {opened}
    </>
  );
}

function foundText({ totalCount, cancelled, more }: OrderBoardState, listed: number): string {
  const found = `${listed + cancelled.count} found`;
  return totalCount === null && more ? `${found} so far` : found;
}

/** The day of a run with these orders: the earliest of their days, at the earliest today. */
function runDateFor(orders: readonly Pick<BoardOrder, "deliveryDay">[], today: string): string {
  const days = orders
    .map(({ deliveryDay }) => deliveryDay?.date ?? today)
    .filter((day) => day >= today)
    .toSorted();
  return days[0] ?? today;
}
