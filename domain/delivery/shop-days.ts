import { deliveryLimits } from "../constants.ts";
import { weekdayOf } from "../values/delivery-day.ts";
import type { ShopDay } from "./events.ts";

/** The days on which the shop works. */
export interface ShopCalendar {
  /** 1 for Monday to 7 for Sunday. */
  readonly workingDays: readonly number[];
  /** Decided days, earliest first. */
  readonly days: readonly ShopDay[];
}

/** Before the first change the shop works from Monday to Saturday. */
export const unchangedCalendar: ShopCalendar = { workingDays: [1, 2, 3, 4, 5, 6], days: [] };

/** Whether the whole shop is closed on a date. */
export const isShopClosed = ({ days }: Pick<ShopCalendar, "days">, date: string): boolean =>
  days.some((day) => day.date === date && day.decision === "closed");

/** Whether the shop works on a date, so that it counts for the time until a delivery. */
export const isWorkingDay = (calendar: ShopCalendar, date: string): boolean =>
  calendar.workingDays.includes(weekdayOf(date)) && !isShopClosed(calendar, date);

/** The decision about a date. */
export const decisionOf = ({ days }: Pick<ShopCalendar, "days">, date: string) =>
  days.find((day) => day.date === date)?.decision ?? "undecided";

/** Decided days after more decisions. The earliest are dropped beyond the limit. */
export const withDecisions = (
  days: readonly ShopDay[],
  decided: readonly ShopDay[],
): readonly ShopDay[] => {
  const dates = new Set(decided.map(({ date }) => date));
  return [...days.filter(({ date }) => !dates.has(date)), ...decided]
    .filter(({ decision }) => decision !== "undecided")
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(-deliveryLimits.shopDays);
};
