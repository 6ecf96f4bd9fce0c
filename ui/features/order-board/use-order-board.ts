import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { usePagedQuery, type PagedQuery } from "../../apollo/use-paged-query.ts";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import {
  OrderBoardChangedDocument,
  OrderBoardDocument,
  type OrderBoardQuery,
  type OrderSort,
} from "../../generated/operations.ts";
import { useViewer } from "../account/viewer.ts";
import { useLiveMarks, type LiveMarks } from "../order/live-marks.ts";
import { useCancelledOrders, type CancelledOrders } from "./use-cancelled-orders.ts";
import { useColumnCounts } from "./use-column-counts.ts";
import { matchesFilter, variablesOf, type BoardFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { putsDeliveredLast } from "./board-sort.ts";
import { isNew, moneyOf, putIntoList } from "./put-into-list.ts";
import { soundNewOrder } from "./sound/order-sound.ts";

export interface OrderBoard extends Pick<
  PagedQuery<OrderBoardQuery["orderBoard"]>,
  "failed" | "retry" | "more" | "offset"
> {
  /** Those that stand; null until the first answer. */
  orders: readonly BoardOrder[] | null;
  /**
   * How many match in all, and what they come to; null where older ones are still to be looked
   * through.
   */
  totalCount: number | null;
  totalMoney: number | null;
  /** Those that were taken back. */
  cancelled: CancelledOrders;
  counts: readonly { status: BoardOrder["status"]; count: number }[];
  /** Every open order that matches is in the list; only delivered ones may be missing. */
  openComplete: boolean;
  /** The list belongs to an earlier filter. */
  stale: boolean;
  /** New orders that wait until they may be shown. */
  waiting: readonly BoardOrder[];
  showWaiting: () => void;
  glowOf: LiveMarks["glowOf"];
}

const noCounts: OrderBoardQuery["orderBoard"]["counts"] = [];

/**
 * All orders that match, live. While `hold` is true new orders wait, so that rows never jump under
 * the pointer; so they do while the list does not begin with the first order. It does not grow
 * beyond `mostListed` orders, where that is given.
 */
export function useOrderBoard(
  filter: BoardFilter,
  sort: OrderSort,
  hold: () => boolean,
  mostListed?: number,
): OrderBoard {
  const { cache } = useApolloClient();
  // The board's own order is that of the list without any, which other pages know as well.
  const variables = { ...variablesOf(filter), ...(sort !== "NEWEST" && { sort }) };
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
  const standing = useMemo(() => items?.filter((order) => !isCancelled(order)) ?? null, [items]);
  const takenBack = useMemo(() => items?.filter(isCancelled) ?? [], [items]);
  const { again: readCancelled, ...cancelled } = useCancelledOrders(filter, takenBack);
  const [arrived, setArrived] = useState<readonly BoardOrder[]>([]);
  /** Ahead of the state: several orders may come before the page is drawn again. */
  const waiting = useRef<readonly BoardOrder[]>([]);
  const reachesDelivered =
    putsDeliveredLast(sort) && Boolean(page?.items.some(({ status }) => status === "DELIVERED"));
  const openComplete = offset === 0 && (more === null || reachesDelivered);
  const { counts, again: countAgain } = useColumnCounts(filter, {
    counts: page?.counts ?? noCounts,
    position: page?.position,
  });
  const { mark, glowOf } = useLiveMarks();
  const { viewer } = useViewer();

  function show(orders: readonly BoardOrder[]) {
    putIntoList(cache, variables, orders);
    for (const { id } of orders) mark(id);
  }

  function setWaiting(orders: readonly BoardOrder[]) {
    waiting.current = orders;
    setArrived(orders);
  }

  function showWaiting() {
    if (waiting.current.length === 0) return;
    if (offset > 0) void retry();
    else show(waiting.current.filter((order) => matchesFilter(order, filter)));
    setWaiting([]);
  }

  // A board is of all orders, wherever the table was before.
  const beginAnew = useEffectEvent(retry);
  const isFarther = offset > 0 && mostListed === undefined;
  useEffect(() => {
    if (isFarther) void beginAnew();
  }, [isFarther]);

  useLiveUpdates({
    document: OrderBoardChangedDocument,
    variables: {},
    after: list?.position,
    read: ({ orderBoardChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ orderBoardChanged: { order } }, missed) => {
      if (!order || !page) return;
      if (!openComplete) countAgain();
      // Also one that the filter leaves out: what is looked for does not make the shop deaf.
      if (!missed && isJustPlaced(order) && order.userId !== viewer?.id) {
        soundNewOrder();
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
      if (!waits && (order.status === "DELIVERED" || !matchesFilter(order, filter))) return;
      // An order of a part that is not listed has its place there.
      if (offset > 0 && !waits && !isNew(order)) return;
      if (offset > 0 || hold()) setWaiting([...others, order]);
      else {
        show([...others, order]);
        setWaiting([]);
      }
    },
  });

  return {
    orders: standing,
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
    waiting: arrived.filter((order) => matchesFilter(order, filter)),
    showWaiting,
    glowOf,
  };
}

function isCancelled({ cancelledAt }: BoardOrder): boolean {
  return cancelledAt !== null;
}

/** Nothing has happened to it since; a comment makes no revision. */
function isJustPlaced(order: BoardOrder): boolean {
  return isNew(order) && !isCancelled(order) && order.commentCount === 0;
}
