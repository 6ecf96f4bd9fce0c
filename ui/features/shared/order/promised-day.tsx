import * as t from "#texts/delivery.ts";
import { CalendarDays } from "lucide-react";
import { useClock } from "../../../components/clock.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import type { OrderPhase, OrderStatus } from "../../../generated/operations.ts";
import { dateText, dayText, type ShownDay } from "../delivery/day-text.ts";

interface PromisedOrder {
  phase: OrderPhase;
  status: OrderStatus;
  deliveryDay: ShownDay | null;
}

/** Whether the promised day of an undelivered order is over. */
export function isPastDay({ deliveryDay, phase, status }: PromisedOrder, now: number): boolean {
  return (
    deliveryDay !== null &&
    phase === "PLACED" &&
    status !== "DELIVERED" &&
    deliveryDay.date < dayAt(now)
  );
}

/** The promised day of an undelivered order in one line; nothing without a day. */
export function PromisedDay({ order }: { order: PromisedOrder }) {
  const now = useClock();
  const { deliveryDay: day, phase, status } = order;
  if (day === null || phase !== "PLACED" || status === "DELIVERED") return null;
  return (
    <p className="mt-3 flex items-center gap-2.5 text-lg leading-dense font-demi">
      <CalendarDays aria-hidden size={20} className="shrink-0 text-accent-text" />
      {isPastDay(order, now) ? t.lateSince(dateText(day.date)) : t.arriving(dayText(day))}
    </p>
  );
}
