import type { OrderStatus } from "#domain/constants.ts";
import { wordsOf } from "#projections/words-of-search.ts";
import { startOfDay } from "./day.ts";
import type { BoardOrderDocument } from "./document.ts";

/** Which orders are looked for. */
export interface BoardFilter {
  /** Orders that were cancelled, instead of those that stand. */
  readonly cancelled?: boolean | null | undefined;
  readonly status?: OrderStatus | null | undefined;
  readonly province?: string | null | undefined;
  /** The account of who ordered. */
  readonly userId?: string | null | undefined;
  /** Words that must all occur in number, name, town or items. */
  readonly search?: string | null | undefined;
  /** First and last day in Colombo on which they were placed, as 2026-11-21. */
  readonly placedFrom?: string | null | undefined;
  readonly placedTo?: string | null | undefined;
  /** What they come to with delivery, in cents: at least, and at most. */
  readonly centsFrom?: number | null | undefined;
  readonly centsTo?: number | null | undefined;
  /** Only those that came to one of these statuses before a moment; all where left out. */
  readonly lateBefore?: readonly Waiting[] | null | undefined;
}

interface Waiting {
  readonly status: OrderStatus;
  readonly before: string;
}

/** Whether an order is one of those that are looked for. */
export const matcherOf = (filter: BoardFilter): ((order: BoardOrderDocument) => boolean) => {
  const { cancelled, status, province, userId, placedFrom, placedTo, lateBefore } = filter;
  const words = wordsOf(filter.search);
  const since = placedFrom ? startOfDay(placedFrom) : "";
  const until = placedTo ? startOfDay(placedTo, 1) : null;
  const least = filter.centsFrom ?? 0;
  const most = filter.centsTo ?? Infinity;
  return (order) =>
    order.phase === (cancelled ? "cancelled" : "placed") &&
    (!status || order.status === status) &&
    (!province || order.province === province) &&
    (!userId || order.userId === userId) &&
    order.createdAt >= since &&
    (until === null || order.createdAt < until) &&
    order.totalCents >= least &&
    order.totalCents <= most &&
    (!lateBefore || lateBefore.some((late) => isWaiting(order, late))) &&
    words.every((word) => order.searchText.includes(word));
};

const isWaiting = ({ status, statusChangedAt }: BoardOrderDocument, late: Waiting): boolean =>
  status === late.status && statusChangedAt < late.before;
