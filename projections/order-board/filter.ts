import type { OrderStatus } from "#domain/constants.ts";
import { orderMatcher, type OrderFilter } from "#domain/values/order-filter.ts";
import type { BoardOrderDocument } from "./document.ts";

/** Filter of the order board. */
export interface BoardFilter extends OrderFilter<OrderStatus> {
  /** Cancelled orders instead of current ones. */
  readonly cancelled?: boolean | null | undefined;
  /** Only undelivered confirmed orders, or only those with these ids, which wait for a call. */
  readonly call?: "confirmed" | ReadonlySet<string> | null | undefined;
}

/** Whether only undelivered orders can match. */
export const isOfOpenOrders = ({ late, dueFrom, dueTo, call }: BoardFilter): boolean =>
  Boolean(late ?? call ?? (dueFrom || dueTo));

/** Returns a predicate for orders that match the filter. */
export const matcherOf = (filter: BoardFilter): ((order: BoardOrderDocument) => boolean) => {
  const phase = filter.cancelled ? "cancelled" : "placed";
  // Cancelled orders are neither late nor delivered on their day.
  if (filter.cancelled && isOfOpenOrders(filter)) return () => false;
  const matches = orderMatcher(filter);
  const { call } = filter;
  return (order) =>
    order.phase === phase &&
    (!call || (call === "confirmed" ? order.confirmed === 1 : call.has(order.id))) &&
    matches(order);
};
