import type { OrderStatus } from "#domain/constants.ts";
import { searchWords } from "#projections/engine/search-words.ts";
import { startOfDay } from "./day.ts";
import type { BoardOrderDocument } from "./document.ts";

/** Filter of the order board. */
export interface BoardFilter {
  /** Cancelled orders instead of current ones. */
  readonly cancelled?: boolean | null | undefined;
  readonly status?: OrderStatus | null | undefined;
  readonly province?: string | null | undefined;
  /** The buyer's account. */
  readonly userId?: string | null | undefined;
  /** Words that must all occur in number, name, town, items or phone number. */
  readonly search?: string | null | undefined;
  /** First and last day of placing in Colombo, as 2026-11-21. */
  readonly placedFrom?: string | null | undefined;
  readonly placedTo?: string | null | undefined;
  /** Minimum and maximum total with delivery, in cents. */
  readonly centsFrom?: number | null | undefined;
  readonly centsTo?: number | null | undefined;
  /** Only orders that reached one of these statuses before a time; all if missing. */
  readonly lateBefore?: readonly Waiting[] | null | undefined;
}

interface Waiting {
  readonly status: OrderStatus;
  readonly before: string;
}

/** Returns a predicate for orders that match the filter. */
export const matcherOf = (filter: BoardFilter): ((order: BoardOrderDocument) => boolean) => {
  const { cancelled, status, province, userId, placedFrom, placedTo, lateBefore } = filter;
  const words = searchWords(filter.search);
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
