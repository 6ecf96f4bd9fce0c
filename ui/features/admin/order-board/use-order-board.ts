import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import { useClock } from "../../../components/clock.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  OrderBoardChangedDocument,
  OrderBoardDocument,
  type OrderBoardQuery,
  type OrderSort,
} from "../../../generated/operations.ts";
import { useViewer } from "../../shared/account/viewer.ts";
import { useLiveMarks, type LiveMarks } from "../../shared/order/live-marks.ts";
import { useCancelledOrders, type CancelledOrders } from "./use-cancelled-orders.ts";
import { useColumnCounts } from "./use-column-counts.ts";
import { matchesFilter, variablesOf, type BoardFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { putsDeliveredLast } from "./board-sort.ts";
import { isNew, moneyOf, addToList } from "./add-to-list.ts";
import { playNewOrderSound } from "./sound/order-sound.ts";

export interface OrderBoard extends Pick<
  PagedQuery<OrderBoardQuery["orderBoard"]>,
  "failed" | "retry" | "more" | "offset"
> {
  /** The orders that are not cancelled; null until the first answer. */
  orders: readonly BoardOrder[] | null;
  /**
   * The number of all matching orders and their sum; null if older ones have not been searched yet.
   */
  totalCount: number | null;
  totalMoney: number | null;
  /** The cancelled orders. */
  cancelled: CancelledOrders;
  counts: readonly { status: BoardOrder["status"]; count: number }[];
  /** Every matching open order is in the list; only delivered ones may be missing. */
  openComplete: boolean;
  /** The list is the result of an earlier filter. */
  stale: boolean;
  /** New orders that are held back. */
  waiting: readonly BoardOrder[];
  showWaiting: () => void;
  glowOf: LiveMarks["glowOf"];
}

const noCounts: OrderBoardQuery["orderBoard"]["counts"] = [];

/**
 * All matching orders, live. While `hold` is true new orders are held back, so that rows never jump
 * under the pointer; also while the list does not begin with the first order. The list does not
 * grow beyond `mostListed` orders, if that is given.
 */
export function useOrderBoard(
  filter: BoardFilter,
  sort: OrderSort,
  hold: () => boolean,
  mostListed?: number,
): OrderBoard {
  const { cache } = useApolloClient();
  const today = dayAt(useClock());
  // The board's sort order is the default of the list, which shares its cache entry with other
  // pages.
  const variables = { ...variablesOf(filter, today), ...(sort !== "NEWEST" && { sort }) };
  const {
    list,
    shown: page,
    failed,
    retry,
    more,
    offset,
  } = usePagedQuery({
    document: OrderBoardDocument,
    variables,
    listOf: (data) => data.orderBoard,
    mostListed,
  });
  const items = page?.items;
  const active = useMemo(() => items?.filter((order) => !isCancelled(order)) ?? null, [items]);
  const takenBack = useMemo(() => items?.filter(isCancelled) ?? [], [items]);
  const { again: readCancelled, ...cancelled } = useCancelledOrders(filter, takenBack, today);
  const [arrived, setArrived] = useState<readonly BoardOrder[]>([]);
  /** Ahead of the state: several orders may arrive before the page renders. */
  const waiting = useRef<readonly BoardOrder[]>([]);
  const reachesDelivered =
    putsDeliveredLast(sort) && Boolean(page?.items.some(({ status }) => status === "DELIVERED"));
  const openComplete = offset === 0 && (more === null || reachesDelivered);
  const listed = { counts: page?.counts ?? noCounts, position: page?.position };
  const { counts, again: countAgain } = useColumnCounts(filter, listed, today);
  const { mark, glowOf } = useLiveMarks();
  const { viewer } = useViewer();

  function show(orders: readonly BoardOrder[]) {
    addToList(cache, variables, orders);
    for (const { id } of orders) mark(id);
  }

  function setWaiting(orders: readonly BoardOrder[]) {
    waiting.current = orders;
    setArrived(orders);
  }

  function showWaiting() {
    if (waiting.current.length === 0) return;
    if (offset > 0) void retry();
    else show(waiting.current.filter((order) => matchesFilter(order, filter, today)));
    setWaiting([]);
  }

  // The board needs all orders, whatever page the table was on.
  const restart = useEffectEvent(retry);
  const isFarther = offset > 0 && mostListed === undefined;
  useEffect(() => {
    if (isFarther) void restart();
  }, [isFarther]);

  useLiveUpdates({
    document: OrderBoardChangedDocument,
    after: list?.position,
    onUpdate: ({ order }, missed) => {
      if (!order || !page) return;
      if (!openComplete) countAgain();
      // Even for an order that the filter excludes.
      if (!missed && isJustPlaced(order) && order.userId !== viewer?.id) {
        playNewOrderSound();
      }
      if (isCancelled(order)) {
        readCancelled();
        setWaiting(waiting.current.filter(({ id }) => id !== order.id));
      }
      if (isCancelled(order) || page.items.some(({ id }) => id === order.id)) {
        mark(order.id);
        return;
      }
      const others = waiting.current.filter(({ id }) => id !== order.id);
      const waits = others.length < waiting.current.length;
      if (!waits && (order.status === "DELIVERED" || !matchesFilter(order, filter, today))) return;
      // An order from a page that is not listed belongs there.
      if (offset > 0 && !waits && !isNew(order)) return;
      if (offset > 0 || hold()) setWaiting([...others, order]);
      else {
        show([...others, order]);
        setWaiting([]);
      }
    },
  });

  return {
    orders: active,
    totalCount: page && page.totalCount !== null ? page.totalCount - takenBack.length : null,
    totalMoney: page && page.totalMoney !== null ? page.totalMoney - moneyOf(takenBack) : null,
    cancelled,
    counts,
    openComplete,
    stale: list === null && page !== null,
    failed,
    retry,
    more,
    offset,
    waiting: arrived.filter((order) => matchesFilter(order, filter, today)),
    showWaiting,
    glowOf,
  };
}

function isCancelled({ cancelledAt }: BoardOrder): boolean {
  return cancelledAt !== null;
}

/** Nothing has happened to it yet; a comment does not change the revision. */
function isJustPlaced(order: BoardOrder): boolean {
  return isNew(order) && !isCancelled(order) && order.commentCount === 0;
}
