import { X } from "lucide-react";
import { formatRecent } from "../../../components/date-time.tsx";
import { useNow } from "../kit/use-now.ts";

/** Shows that an order was cancelled, and when. */
export function CancelledLine({ at }: { at: string }) {
  const now = useNow();
  return (
    <p className="flex min-h-8 items-center gap-1.5 text-fine font-demi text-ink-muted">
      <X aria-hidden size={14} />
      <span>Cancelled, {formatRecent(at, now)}</span>
    </p>
  );
}
