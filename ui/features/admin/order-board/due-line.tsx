import { TriangleAlert } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import { clockInColombo } from "../../../components/colombo.ts";
import type { BoardOrder } from "./board-lists.ts";
import { dateText, halfText } from "../../shared/delivery/day-text.ts";
import { useNow } from "./use-now.ts";

const dayMs = 86_400_000;

/** The promised half day of an order; a passed one of an open order is a warning. */
export function DueLine({
  order: { deliveryDay, status, cancelledAt },
}: {
  order: Pick<BoardOrder, "deliveryDay" | "status" | "cancelledAt">;
}) {
  const now = useNow();
  if (deliveryDay === null || cancelledAt !== null || status === "DELIVERED") return null;
  const { date, half } = deliveryDay;
  const today = clockInColombo(now).slice(0, 10);
  const tomorrow = clockInColombo(now + dayMs).slice(0, 10);
  const isPast = date < today;
  const day = date === today ? "Today" : date === tomorrow ? "Tomorrow" : dateText(date, "short");
  return (
    <p
      className={classNames(
        "flex items-center gap-1.5 text-fine",
        isPast ? "font-demi text-danger-text" : "text-ink-muted",
      )}
    >
      {isPast ? <TriangleAlert aria-hidden size={14} /> : <HalfDisc morning={half === "MORNING"} />}
      {isPast ? `Promised ${day}, ${halfText(half)}` : `${day}, ${halfText(half)}`}
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
