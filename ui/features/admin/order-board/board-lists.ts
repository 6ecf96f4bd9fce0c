import type { BoardOrder_OrderFragment, OrderStatus } from "../../../generated/operations.ts";
import { byText } from "../../../generated/values/sort-key.ts";
import { allStatuses } from "../../shared/order/status.ts";

/** An order of the board, without the fields of other fragments. */
export type BoardOrder = Omit<BoardOrder_OrderFragment, " $fragmentName">;

export interface BoardColumn {
  status: OrderStatus;
  orders: readonly BoardOrder[];
  count: number;
}

/** The columns with the delivered one possibly reduced to today's orders. */
export interface Folded {
  columns: BoardColumn[];
  /** The number of orders delivered before today. */
  earlier: number;
}

/** Reduces the delivered column to today's orders while it is collapsed. */
export function foldEarlier(
  columns: readonly BoardColumn[],
  isToday: (order: BoardOrder) => boolean,
  folded: boolean,
): Folded {
  const delivered = columns.find(({ status }) => status === "DELIVERED");
  const today = delivered?.orders.filter(isToday) ?? [];
  return {
    columns: columns.map((column) =>
      folded && column === delivered ? { ...column, orders: today } : column,
    ),
    earlier: Math.max(0, (delivered?.count ?? 0) - today.length),
  };
}

function byTime(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The four columns: the oldest open orders first, and the latest deliveries first. */
export function columnsOf(
  orders: readonly BoardOrder[],
  known: { totalCount: number; counts: readonly { status: OrderStatus; count: number }[] },
  complete: boolean,
): BoardColumn[] {
  const open = orders.filter(({ status }) => status !== "DELIVERED").length;
  return allStatuses.map((status) => {
    const inColumn = orders.filter((order) => order.status === status);
    const delivered = status === "DELIVERED";
    const listed = delivered ? known.totalCount - open : inColumn.length;
    return {
      status,
      orders: inColumn.toSorted((a, b) =>
        delivered ? byTime(b.statusChangedAt, a.statusChangedAt) : byTime(a.createdAt, b.createdAt),
      ),
      count: complete ? listed : (known.counts.find((one) => one.status === status)?.count ?? 0),
    };
  });
}

export interface PreparedItem {
  productId: string;
  name: string;
  options: readonly string[];
  quantity: number;
}

/** The quantity of each product or variant still to prepare, largest first. */
export function itemsToPrepare(orders: readonly BoardOrder[]): PreparedItem[] {
  const sums = new Map<string, PreparedItem>();
  for (const { status, items } of orders) {
    if (status !== "ITEM_PREPARING") continue;
    for (const { productId, name, options, quantity } of items) {
      const sum = sums.get(productId)?.quantity ?? 0;
      sums.set(productId, { productId, name, options, quantity: sum + quantity });
    }
  }
  return [...sums.values()].sort((a, b) => b.quantity - a.quantity || byText(a.name, b.name));
}
