import { deliveryLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import type { FieldProblem } from "../refusal.ts";
import { addDays, isDate } from "../values/delivery-day.ts";
import type { ShopDay } from "./events.ts";

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
