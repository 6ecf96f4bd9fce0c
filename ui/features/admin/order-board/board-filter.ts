import { createParser } from "nuqs/server";
import { addressView, choice, flag, text, validText } from "../../../components/address-view.ts";
import { isDay } from "../../../generated/values/instant.ts";
import { dayAfter } from "../../../components/date-field/day.ts";
import {
  orderMatcher,
  orderSearchText,
  type PromisedOrder,
} from "../../../generated/values/order-filter.ts";
import type {
  CallFilter,
  OrderBoardQueryVariables,
  OrderStatus,
} from "../../../generated/operations.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import type { BoardOrder } from "./board-lists.ts";
import { waitsForCall } from "./call-state.ts";

/** An admin's filter; an empty, null or false member does not filter. */
export interface BoardFilter {
  search: string;
  province: string;
  status: OrderStatus | null;
  /** The buyer's account id. */
  person: string;
  /** The first and last day in Colombo on which the orders were placed, as 2026-11-21. */
  from: string;
  to: string;
  /** The minimum and maximum total in rupees. */
  least: number | null;
  most: number | null;
  /** The delivery day: one of `dueDays`, or a date as 2026-11-21; any day if empty. */
  due: string;
  late: boolean;
  /** Orders that wait for a call, or confirmed ones; all if null. */
  call: CallFilter | null;
}

/** The delivery days of a filter that have a name. `past` are all before today. */
export const dueDays = ["today", "tomorrow", "past"] as const;

/** Matches all orders. */
export const noFilter: BoardFilter = {
  search: "",
  province: "",
  status: null,
  person: "",
  from: "",
  to: "",
  least: null,
  most: null,
  due: "",
  late: false,
  call: null,
};

/** The defaults of the filters in the collapsible row. */
export const moreFilters = {
  ...{ person: "", from: "", to: "", due: "" },
  ...{ least: null, most: null },
} as const;

/** The number of active filters in the collapsible row. */
export function countMoreFilters(filter: BoardFilter): number {
  const names = Object.keys(moreFilters) as (keyof typeof moreFilters)[];
  return names.filter((name) => filter[name] !== moreFilters[name]).length;
}

export function isFiltered(filter: BoardFilter): boolean {
  return parametersOf(filter).size > 0;
}

/** Parses a typed amount in whole rupees; null if it is none. */
export function amountOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function isDue(value: string): boolean {
  return dueDays.some((each) => each === value) || isDay(value);
}

/** The delivery days of a filter on a day in Colombo; without any, all days match. */
function dueRange(due: string, today: string): { dueFrom?: string; dueTo?: string } {
  if (due === "") return {};
  if (due === "past") return { dueTo: dayAfter(today, -1) };
  const date = due === "today" ? today : due === "tomorrow" ? dayAfter(today, 1) : due;
  return { dueFrom: date, dueTo: date };
}

const callFilters = ["TO_CALL", "CONFIRMED"] as const satisfies readonly CallFilter[];

const amount = createParser({ parse: amountOf, serialize: String });
const day = validText(isDay).withDefault("");

/** The members of a filter in the address. */
export const filterParsers = {
  search: text(),
  province: text(),
  status: choice(allStatuses, (status) => statusOf(status).step),
  person: text(),
  from: day,
  to: day,
  least: amount,
  most: amount,
  due: validText(isDue).withDefault(""),
  late: flag(),
  call: choice(callFilters, (call) => call.toLowerCase().replace("_", "-")),
};

const { viewOf, parametersOf } = addressView(filterParsers);

/** The filter of an address; unknown values are ignored. */
export const filterOf: (params: URLSearchParams) => BoardFilter = viewOf;

/** The address of the CSV export of a filter on a day in Colombo. */
export function fileAddressOf(filter: BoardFilter, today: string): string {
  const params = parametersOf({ ...filter, due: null });
  for (const [name, date] of Object.entries(dueRange(filter.due, today))) params.set(name, date);
  if (filter.status) params.set("status", statusOf(filter.status).label);
  return `/api/orders.csv?${params.toString()}`;
}

/** The query variables of a filter on a day in Colombo. */
export function variablesOf(filter: BoardFilter, today: string): OrderBoardQueryVariables {
  const { search, province, status, person, from, to, least, most, due, late, call } = filter;
  const further = {
    ...(person && { userId: person }),
    ...(from && { placedFrom: from }),
    ...(to && { placedTo: to }),
    ...(least !== null && { amountFrom: least }),
    ...(most !== null && { amountTo: most }),
    ...dueRange(due, today),
    ...(late && { late }),
    ...(call && { call }),
  };
  return {
    search: search || null,
    province: province || null,
    status,
    filter: Object.keys(further).length > 0 ? further : null,
  };
}

/**
 * Whether an order from a live update matches the filter on a day in Colombo; the server decides
 * for its lists. Such an order has just changed, so it is late only if its day has passed.
 */
export function matchesFilter(order: BoardOrder, filter: BoardFilter, today: string): boolean {
  const { search, province, status, person, from, to, least, most, due, late } = filter;
  const matches = orderMatcher<OrderStatus>({
    search,
    province,
    status,
    userId: person,
    placedFrom: from,
    placedTo: to,
    centsFrom: least === null ? null : least * 100,
    centsTo: most === null ? null : most * 100,
    ...dueRange(due, today),
    late: late ? { reached: [], today } : null,
  });
  return (
    matchesCall(order, filter.call) &&
    matches({
      ...order,
      ...promiseOf(order),
      totalCents: Math.round(order.totalPrice * 100),
      searchText: orderSearchText(order),
    })
  );
}

function matchesCall({ call, status }: BoardOrder, wanted: CallFilter | null): boolean {
  if (wanted === null) return true;
  if (wanted === "CONFIRMED") return call.state === "CONFIRMED" && status !== "DELIVERED";
  return waitsForCall({ call });
}

/** What decides whether the promised day of an order has passed. */
export function promiseOf({
  deliveryDay,
  status,
}: {
  deliveryDay: { date: string } | null;
  status: OrderStatus;
}): PromisedOrder {
  return { deliveryDate: deliveryDay?.date ?? "", delivered: status === "DELIVERED" };
}
