import { deliveryLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import type { FieldProblem } from "../refusal.ts";
import { addDays, isDate, weekdayOf } from "../values/delivery-day.ts";
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

/** Orders that are promised for a date. */
export type PromisedOrders = ReadonlyMap<string, number>;

const ordersText = (count: number): string => (count === 1 ? "1 order is" : `${count} orders are`);

/** Problems of decisions: dates out of range or named twice, and promised orders on closed days. */
export const shopDayProblems = (
  decided: readonly ShopDay[],
  today: string,
  promised: PromisedOrders,
): readonly FieldProblem[] => {
  if (decided.length > deliveryLimits.shopDaysAtOnce) {
    return [{ field: "days", message: `At most ${deliveryLimits.shopDaysAtOnce} days at once` }];
  }
  if (new Set(decided.map(({ date }) => date)).size < decided.length) {
    return [{ field: "days", message: "Please name each day once" }];
  }
  const last = addDays(today, deliveryLimits.shopDaysAhead);
  return decided.flatMap(({ date, decision }) => {
    const field = `days.${date}`;
    if (!isDate(date)) return [{ field, message: "Please enter a date" }];
    if (date < today) return [{ field, message: messages.settings.dayIsOver }];
    if (date > last) return [{ field, message: messages.settings.dayTooFar }];
    const orders = decision === "closed" ? (promised.get(date) ?? 0) : 0;
    return orders === 0
      ? []
      : [
          {
            field,
            message: `${ordersText(orders)} promised for ${longDate(date)}. Give each of them a new day first.`,
          },
        ];
  });
};

const longForm = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** A date in words with its year: Thursday 24 December 2026. */
const longDate = (date: string): string => longForm.format(new Date(date)).replace(",", "");
