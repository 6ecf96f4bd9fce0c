import { TriangleAlert } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import { dayAfter, dayAt } from "../../../components/date-field/day.ts";
import { isPastItsDay } from "../../../generated/values/order-filter.ts";
import { promiseOf } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { dateText, halfText } from "../../shared/delivery/day-text.ts";
import { useNow } from "./use-now.ts";

/** The promised half day of an order; a passed one of an open order is a warning. */
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
      {isPast ? <TriangleAlert aria-hidden size={14} /> : <HalfDisc morning={half === "MORNING"} />}
      {isPast ? `Promised ${day}` : `${day}, ${halfText(half)}`}
    </p>
  );
}

/** A disc filled on the left for the morning, on the right for the afternoon. */
function HalfDisc({ morning }: { morning: boolean }) {
  return (
    <svg aria-hidden width={13} height={13} viewBox="0 0 14 14" className="flex-none">
      <circle cx={7} cy={7} r={6} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d={morning ? "M7 1a6 6 0 0 0 0 12z" : "M7 1a6 6 0 0 1 0 12z"} fill="currentColor" />
    </svg>
  );
}
