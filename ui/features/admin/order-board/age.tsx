import { Check, Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatDuration } from "../../../components/duration.ts";
import { DateTime, formatDate } from "../../../components/date-time.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { isPastItsDay } from "../../../generated/values/order-filter.ts";
import { useMay } from "../../shared/account/rights.ts";
import { useSettingValues, type SettingValues } from "../kit/settings-provider.tsx";
import { statusThresholds } from "../kit/thresholds.ts";
import type { BoardOrder } from "./board-lists.ts";
import { promiseOf } from "./board-filter.ts";
import { useNow } from "../kit/use-now.ts";

const minuteMs = 60_000;
const unitMs = { hours: 60 * minuteMs, days: 24 * 60 * minuteMs };

/**
 * The ages in milliseconds from which an order at a status is shown as a warning and as late; null
 * if the status has no deadline.
 */
function thresholdsOf(status: OrderStatus, settings: SettingValues) {
  const threshold = statusThresholds.find((each) => each.status === status);
  if (!threshold) return null;
  const { warm, late, unit } = threshold;
  return { warm: settings[warm] * unitMs[unit], late: settings[late] * unitMs[unit] };
}

/** Whether an open order has been at its status for too long, or its promised day has passed. */
export function isLate(order: BoardOrder, now: number, settings: SettingValues): boolean {
  const thresholds = thresholdsOf(order.status, settings);
  const waitsTooLong =
    thresholds !== null && now - Date.parse(order.statusChangedAt) >= thresholds.late;
  return waitsTooLong || isPastItsDay(promiseOf(order), dayAt(now));
}

const looks = {
  plain: "bg-sunken text-ink-muted",
  warm: "bg-warn-soft text-warn-text",
  late: "bg-danger text-on-danger",
};

function Chip({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control px-1.75 py-0.75 text-xs font-semibold whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  );
}

/** How long an order has been at its status; for a delivered one, when it was delivered. */
export function Age({ order }: { order: BoardOrder }) {
  const now = useNow();
  const thresholds = thresholdsOf(order.status, useSettingValues());
  if (thresholds === null) {
    const today = formatDate(order.statusChangedAt) === formatDate(now);
    return (
      <Chip look="plain">
        <Check aria-hidden size={13} />
        <DateTime at={order.statusChangedAt} show={today ? "time" : "date"} />
      </Chip>
    );
  }
  const ms = now - Date.parse(order.statusChangedAt);
  const look = ms >= thresholds.late ? "late" : ms >= thresholds.warm ? "warm" : "plain";
  const Sign = look === "late" ? TriangleAlert : Clock;
  return (
    <Chip look={look}>
      <Sign aria-hidden size={13} />
      {formatDuration(ms)}
    </Chip>
  );
}

/** A legend for the colours of the ages. */
export function AgeLegend() {
  const maySet = useMay("SETTINGS");
  return (
    <p className="flex items-center gap-2">
      <Chip look="warm">
        <Clock aria-hidden size={13} />
        late soon
      </Chip>
      <Chip look="late">
        <TriangleAlert aria-hidden size={13} />
        late
      </Chip>
      {maySet && (
        <TextLink to={paths.adminSettings} className="text-xs">
          Change thresholds
        </TextLink>
      )}
    </p>
  );
}
