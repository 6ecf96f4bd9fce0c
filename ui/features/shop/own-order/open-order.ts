import * as t from "#texts/orders.ts";
import { formatDate, formatDateTime, formatTime } from "../../../components/date-time.tsx";
import type { OwnOrder } from "./use-own-order.ts";

type OrderState = Pick<OwnOrder, "phase" | "status" | "history">;

/**
 * Whether the buyer can still cancel the order or change its address; the shop decides in the end.
 */
export function isOpen({ phase, status }: Pick<OrderState, "phase" | "status">): boolean {
  return phase === "PLACED" && status === "ITEM_PREPARING";
}

/** Why the order can no longer be changed. */
export function closedReason({ phase, status, history }: OrderState): string {
  if (phase === "CANCELLED") return t.thisOrderWasCancelled;
  if (phase === "RETURNED") return t.returnedSentence;
  if (phase !== "PLACED") return t.orderNotAccepted;
  const at = history.findLast((moment) => moment.status === status)?.at;
  const today = at && formatDate(at) === formatDate(Date.now());
  const since = at ? (today ? formatTime(at) : formatDateTime(at)) : null;
  switch (status) {
    case "ITEM_PACKING":
      return since === null ? t.beingPacked : t.beingPackedSince(since);
    case "OUT_FOR_DELIVERY":
      return since === null ? t.onItsWay : t.onItsWaySince(since);
    default:
      return t.orderDelivered;
  }
}
