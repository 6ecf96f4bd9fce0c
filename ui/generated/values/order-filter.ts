/** Copied by `npm run codegen` from domain/values/. */

import { startOfDay } from "./colombo.ts";
import { nationalPhone } from "./phone.ts";
import { searchText, searchWords } from "./search-words.ts";

/** Conditions on current orders; a missing one does not filter. */
export interface OrderFilter<Status> {
  readonly status?: Status | null | undefined;
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
  /** Only undelivered orders promised for these days in Colombo. */
  readonly dueFrom?: string | null | undefined;
  readonly dueTo?: string | null | undefined;
  /** Only late orders. */
  readonly late?: LateRule<Status> | null | undefined;
}

/**
 * When an order is late: it reached one of these statuses before a time, or its delivery day is
 * before `today` and it is not delivered.
 */
export interface LateRule<Status> {
  readonly reached: readonly { readonly status: Status; readonly before: string }[];
  readonly today: string;
}

/** What decides whether a promised day has passed. */
export interface PromisedOrder {
  /** The date of the agreed day; "" without one. */
  readonly deliveryDate: string;
  /** True or 1 for a delivered order. */
  readonly delivered: boolean | number;
}

/** What the conditions read of an order. */
export interface FilteredOrder<Status> extends PromisedOrder {
  readonly status: Status;
  readonly province: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly statusChangedAt: string;
  readonly totalCents: number;
  /** From `orderSearchText`. */
  readonly searchText: string;
}

/** Returns a predicate for orders that match the filter, for stored orders and live updates. */
export const orderMatcher = <Status>(
  filter: OrderFilter<Status>,
): ((order: FilteredOrder<Status>) => boolean) => {
  const { status, province, userId, placedFrom, placedTo, dueFrom, dueTo, late } = filter;
  const words = searchWords(filter.search);
  const since = placedFrom ? startOfDay(placedFrom) : "";
  const until = placedTo ? startOfDay(placedTo, 1) : null;
  const least = filter.centsFrom ?? 0;
  const most = filter.centsTo ?? Infinity;
  return (order) =>
    (!status || order.status === status) &&
    (!province || order.province === province) &&
    (!userId || order.userId === userId) &&
    order.createdAt >= since &&
    (until === null || order.createdAt < until) &&
    order.totalCents >= least &&
    order.totalCents <= most &&
    (!(dueFrom || dueTo) || isDue(order, dueFrom, dueTo)) &&
    (!late || isLateByAge(order, late) || isPastItsDay(order, late.today)) &&
    words.every((word) => order.searchText.includes(word));
};

const isLateByAge = <Status>(
  order: Pick<FilteredOrder<Status>, "status" | "statusChangedAt">,
  { reached }: LateRule<Status>,
): boolean =>
  reached.some(({ status, before }) => order.status === status && order.statusChangedAt < before);

const isDue = (
  { deliveryDate, delivered }: PromisedOrder,
  from: string | null | undefined,
  to: string | null | undefined,
): boolean =>
  !delivered && deliveryDate !== "" && deliveryDate >= (from || "") && (!to || deliveryDate <= to);

/** Whether the promised day of an undelivered order is before `today`, a day in Colombo. */
export const isPastItsDay = (order: PromisedOrder, today: string): boolean =>
  isDue(order, null, null) && order.deliveryDate < today;

/** The text of an order that a search finds. */
export const orderSearchText = (order: {
  readonly number: string;
  readonly customerName: string;
  readonly city: string;
  readonly phone: string;
  readonly items: readonly { readonly name: string }[];
}): string =>
  searchText([
    order.number,
    order.customerName,
    order.city,
    ...order.items.map(({ name }) => name),
    nationalPhone(order.phone),
  ]);
