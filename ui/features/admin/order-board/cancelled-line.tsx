import { X } from "lucide-react";
import { formatRecent } from "../../../components/date-time.tsx";
import { failureText } from "../kit/run-text.ts";
import { useNow } from "../kit/use-now.ts";
import type { BoardOrder } from "./board-lists.ts";

export interface CancelledLineProps {
  at: string;
  /** Why a driver returned the order; null if it was cancelled. */
  returnReason: BoardOrder["returnReason"];
}

/** Shows that an order was cancelled or returned, and when. */
export function CancelledLine({ at, returnReason }: CancelledLineProps) {
  const now = useNow();
  const what = returnReason ? `Returned: ${failureText(returnReason)}` : "Cancelled";
  return (
    <p className="flex min-h-8 items-center gap-1.5 text-fine font-demi text-ink-muted">
      <X aria-hidden size={14} />
      <span>
        {what}, {formatRecent(at, now)}
      </span>
    </p>
  );
}
