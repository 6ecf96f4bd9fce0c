import * as t from "#texts/orders.ts";
import { formatDate, formatDateTime, formatTime } from "../../../components/date-time.tsx";
import type { ProgressStep } from "../../../components/order-progress.tsx";
import type { OrderStatus, OrderView_OrderFragment } from "../../../generated/operations.ts";
import { dayText, type ShownDay } from "../delivery/day-text.ts";
import { allStatuses, statusOf } from "./status.ts";

type OrderView = Pick<OrderView_OrderFragment, "phase" | "status" | "history">;

/** Whether the order was cancelled, or returned by the driver: nothing is delivered. */
export function isCancelled({ phase }: Pick<OrderView, "phase">): boolean {
  return phase === "CANCELLED" || phase === "RETURNED";
}

/** 3:40 pm if it was today, otherwise with the date; never broken across lines. */
function when(at: string): string {
  const today = formatDate(at) === formatDate(Date.now());
  return (today ? formatTime(at) : formatDateTime(at)).replaceAll(" ", "\u00a0");
}

function doing(status: OrderStatus, units: number): string {
  switch (status) {
    case "ITEM_PREPARING":
      return t.preparing(units);
    case "ITEM_PACKING":
      return t.packing(units);
    case "OUT_FOR_DELIVERY":
      return t.onTheRoad;
    case "DELIVERED":
      return t.delivered;
  }
}

/** The fields that the sentence about an order needs. */
interface Described extends Pick<OrderView, "phase" | "status"> {
  history: readonly { at: string; movedBack: boolean }[];
  items: readonly { quantity: number }[];
}

/** Describes the status of an order in words, only by what its events say. */
export function sentenceOf({ phase, status, history, items }: Described): string {
  if (phase === "PENDING") return t.orderBeingPlaced;
  if (phase === "CANCELLED") return t.cancelledAndBack;
  if (phase === "RETURNED") return t.returnedSentence;
  const latest = history.at(-1);
  const now = doing(
    status,
    items.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  if (!latest) return now;
  if (latest.movedBack)
    return `${t.movedBackAt(statusOf(status).label, when(latest.at))} ${status === "OUT_FOR_DELIVERY" ? t.onTheRoadAgain : now}`;
  if (status === "OUT_FOR_DELIVERY") return t.onTheRoadSince(when(latest.at));
  if (status === "DELIVERED") return t.deliveredWhen(when(latest.at));
  return now;
}

/**
 * The four steps with the time each was last reached; a skipped step has none. The last one carries
 * the promised day.
 */
export function progressOf({
  history,
  deliveryDay = null,
}: {
  history: readonly { at: string; status: OrderStatus }[];
  deliveryDay?: ShownDay | null;
}): ProgressStep[] {
  return allStatuses.map((status) => ({
    step: statusOf(status).step,
    name: statusOf(status).label,
    at: history.findLast((moment) => moment.status === status)?.at ?? null,
    promised: status === "DELIVERED" && deliveryDay ? dayText(deliveryDay, "short") : null,
  }));
}

export interface TimelineEntry {
  at: string;
  words: string;
  /** When an email was sent about it, with the date if that is another day; null for none. */
  mailed: { at: string; words: string } | null;
}

/** Formats as: Mailed 12:31 pm. */
function mailing(at: string, mailedAt: string | null): TimelineEntry["mailed"] {
  if (mailedAt === null) return null;
  const sameDay = formatDate(at) === formatDate(mailedAt);
  return { at: mailedAt, words: sameDay ? formatTime(mailedAt) : formatDateTime(mailedAt) };
}

/** The history of an order, latest first. */
export function timelineOf({
  history,
  cancelledAt = null,
}: Pick<OrderView, "history"> & { cancelledAt?: string | null }): TimelineEntry[] {
  const moves = history.map(({ at, status, movedBack, mailedAt }, index) => {
    const { label } = statusOf(status);
    const mailed = mailing(at, mailedAt);
    if (index === 0) return { at, mailed, words: t.orderPlaced };
    return { at, mailed, words: movedBack ? t.movedBackTo(label) : label };
  });
  if (cancelledAt) moves.push({ at: cancelledAt, mailed: null, words: t.cancelled });
  return moves.toReversed();
}

/** When an order was delivered; its last change if that is unknown. */
export function deliveredAt({
  history,
  updatedAt,
}: {
  history: readonly { at: string; status: OrderStatus }[];
  updatedAt: string;
}): string {
  return history.findLast(({ status }) => status === "DELIVERED")?.at ?? updatedAt;
}
