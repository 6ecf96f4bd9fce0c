import { TriangleAlert } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import { dayAfter, dayAt } from "../../../components/date-field/day.ts";
import { isPastItsDay } from "../../../generated/values/order-filter.ts";
import { promiseOf } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { dateText, halfText } from "../../shared/delivery/day-text.ts";
import { HalfDisc } from "../kit/half-disc.tsx";
import { useNow } from "../kit/use-now.ts";

/** The promised slot of an order; a passed one of an open order is a warning. */
export function DueLine({
  order,
}: {
  order: Pick<BoardOrder, "deliveryDay" | "status" | "cancelledAt">;
}) {
  const today = dayAt(useNow());
  const { deliveryDay, status, cancelledAt } = order;
  if (deliveryDay === null || cancelledAt !== null || status === "DELIVERED") return null;
  const { date, half } = deliveryDay;
  const tomorrow = dayAfter(today, 1);
  const isPast = isPastItsDay(promiseOf(order), today);
  const day = date === today ? "Today" : date === tomorrow ? "Tomorrow" : dateText(date, "short");
  return (
    <p
      className={classNames(
        "flex items-center gap-1.5 text-fine",
        isPast ? "font-demi text-danger-text" : "text-ink-muted",
      )}
    >
      {isPast ? (
        <TriangleAlert aria-hidden size={14} />
      ) : (
        <HalfDisc half={half === "MORNING" ? "morning" : "afternoon"} />
      )}
      {isPast ? `Promised ${day}` : `${day}, ${halfText(half)}`}
    </p>
  );
}
