import { Check, Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { DateTime, formatDate } from "../../components/date-time.tsx";
import type { BoardOrder } from "./board-lists.ts";
import { useNow } from "./minute.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** From when on an order that is not delivered is looked at with worry. */
const warmFromMs = 2 * hourMs;
const lateFromMs = 6 * hourMs;

/** Whether an open order has waited too long. */
export function isLate({ status, createdAt }: BoardOrder, now: number): boolean {
  return status !== "DELIVERED" && now - Date.parse(createdAt) >= lateFromMs;
}

function formatAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const looks = {
  plain: "bg-sunken text-ink-muted",
  warm: "bg-warn-soft text-warn-text",
  late: "bg-danger text-on-danger",
};

function Chip({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control px-[0.4375rem] py-[0.1875rem] text-xs font-semibold whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  );
}

/** How long an order has waited since it was placed; for a delivered one, when that was. */
export function Age({ order }: { order: BoardOrder }) {
  const now = useNow();
  if (order.status === "DELIVERED") {
    const today = formatDate(order.statusChangedAt) === formatDate(now);
    return (
      <Chip look="plain">
        <Check aria-hidden size={13} />
        <DateTime at={order.statusChangedAt} show={today ? "time" : "date"} />
      </Chip>
    );
  }
  const ms = now - Date.parse(order.createdAt);
  const look = ms >= lateFromMs ? "late" : ms >= warmFromMs ? "warm" : "plain";
  const Sign = look === "late" ? TriangleAlert : Clock;
  return (
    <Chip look={look}>
      <Sign aria-hidden size={13} />
      {formatAge(ms)}
    </Chip>
  );
}

/** What the colours of the ages mean. */
export function AgeLegend() {
  return (
    <p className="flex gap-2">
      <Chip look="warm">
        <Clock aria-hidden size={13} />
        from 2 h
      </Chip>
      <Chip look="late">
        <TriangleAlert aria-hidden size={13} />
        from 6 h
      </Chip>
    </p>
  );
}
