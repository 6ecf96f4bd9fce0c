import { ArrowRight, Undo2 } from "lucide-react";
import { formatRecent } from "../../../components/date-time.tsx";
import { statusOf } from "../../shared/order/status.ts";
import type { BoardOrder } from "./board-lists.ts";
import { useNow } from "../kit/use-now.ts";

const minuteMs = 60_000;
/** How long a move forward is shown; a move back stays. */
const newsMs = 10 * minuteMs;

/** Shows who moved an order, while that is recent. */
export function MovedLine({ order }: { order: BoardOrder }) {
  const now = useNow();
  const { movedBy, movedBack, statusChangedAt, status } = order;
  const movedAt = Date.parse(statusChangedAt);
  const isNews = now - movedAt < newsMs;
  if (!movedBack && !(movedBy && isNews)) return null;
  const Sign = movedBack ? Undo2 : ArrowRight;
  return (
    <p
      className={`status-${statusOf(status).step} flex items-start gap-1.5 text-xs leading-dense font-demi text-(--st-text)`}
    >
      <Sign aria-hidden size={14} className="mt-px" />
      <span>
        {movedBack ? "Moved back" : "Moved here"}
        {movedBy && ` by ${movedBy}`}, {formatRecent(movedAt, now)}
      </span>
    </p>
  );
}
