import { formatDuration } from "../../../components/duration.ts";
import { formatDate, formatTime } from "../../../components/date-time.tsx";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import type { PastOrder } from "./order-contents.tsx";

const hourMs = 3_600_000;

type Period = PastOrder["statusPeriods"][number];

/** The time an order spent in one status, and the limit for it. */
export interface StatusTime {
  /** Null for the cart, before the order was submitted. */
  status: Period["status"] | null;
  label: string;
  from: number;
  /** The present if the order is still in this status. */
  to: number;
  isOpen: boolean;
  limitMs: number | null;
  late: boolean;
  /** The event that led to it, or null if unknown. */
  number: number | null;
}

/** The statuses of an order in time, from the first item in the cart to delivery. */
export function statusTimesOf(order: PastOrder, now: number): readonly StatusTime[] {
  const submitted = order.story.find(({ type }) => type === "OrderSubmitted");
  const [gathered] = order.gathering;
  const cart: StatusTime[] =
    gathered && submitted
      ? [
          {
            ...{ status: null, label: "In the cart", isOpen: false, limitMs: null, late: false },
            from: Date.parse(gathered.occurredAt),
            to: Date.parse(submitted.occurredAt),
            number: gathered.number,
          },
        ]
      : [];
  const statusPeriods = order.statusPeriods
    .filter(({ status }) => status !== "DELIVERED")
    .map(({ status, from, to, limitHours, late, number }) => ({
      ...{ status, late, number, label: statusOf(status).label, isOpen: to === null },
      from: Date.parse(from),
      to: to === null ? now : Date.parse(to),
      limitMs: limitHours === null ? null : limitHours * hourMs,
    }));
  return [...cart, ...statusPeriods].filter(({ from, to }) => to >= from);
}

/** How much longer than the limit it took, in milliseconds; null if it was not late. */
export function lateBy({ from, to, limitMs, late }: StatusTime): number | null {
  return late && limitMs !== null ? to - from - limitMs : null;
}

const at = (time: string | number) => `${formatDate(time)} at ${formatTime(time)}`;

function beginning({ story }: PastOrder): string {
  const timeOf = (type: string) => story.find((entry) => entry.type === type)?.occurredAt;
  const submitted = timeOf("OrderSubmitted");
  if (submitted === undefined) return "";
  const submittedText = `Submitted on ${at(submitted)}`;
  const placed = timeOf("OrderPlaced");
  if (placed !== undefined) {
    const wait = Date.parse(placed) - Date.parse(submitted);
    return `${submittedText} and placed ${wait < 60_000 ? "at once" : `after ${formatDuration(wait)}`}.`;
  }
  return timeOf("OrderRejected") === undefined
    ? `${submittedText}, not placed yet.`
    : `${submittedText} and rejected.`;
}

function lateness(statusTime: StatusTime): string[] {
  const over = lateBy(statusTime);
  if (over === null || statusTime.limitMs === null) return [];
  const { label, isOpen, from, to, limitMs } = statusTime;
  const time = formatDuration(to - from);
  const limit = `the limit of ${formatLimit(limitMs)}`;
  return [
    `It ${isOpen ? "has been" : "was"} in ${label} for ${time}, ${formatDuration(over)} longer than ${limit}.`,
  ];
}

/** Formats a limit: 6 h, or 3 days. */
export function formatLimit(ms: number): string {
  const hours = ms / hourMs;
  if (hours < 24 || hours % 24 !== 0) return `${hours} h`;
  return hours === 24 ? "1 day" : `${hours / 24} days`;
}

function isBefore(one: Period["status"], other: Period["status"]): boolean {
  return allStatuses.indexOf(one) < allStatuses.indexOf(other);
}

function ending(order: PastOrder): string[] {
  const { statusPeriods, story } = order;
  const moves = statusPeriods.flatMap((period, index) => {
    const before = statusPeriods[index - 1];
    const isBack = before && isBefore(period.status, before.status);
    if (!before?.to || !isBack) return [];
    const after = formatDuration(Date.parse(before.to) - Date.parse(before.from));
    return [
      `It returned to ${statusOf(period.status).label} after ${after} in ${statusOf(before.status).label}.`,
    ];
  });
  const cancelled = story.find(({ type }) => type === "OrderCancelled");
  if (cancelled) return [...moves, `Cancelled on ${at(cancelled.occurredAt)}.`];
  const last = statusPeriods.at(-1);
  const [first] = story;
  if (last?.status !== "DELIVERED" || !first) return moves;
  const whole = formatDuration(Date.parse(last.from) - Date.parse(first.occurredAt));
  return [...moves, `Delivered on ${at(last.from)}, ${whole} after it was submitted.`];
}

/** Sentences on the course of an order and why it was late. */
export function timelineText(order: PastOrder, now: number): string {
  const late = statusTimesOf(order, now).flatMap(lateness);
  const isPlaced = order.statusPeriods.length > 0;
  return [
    beginning(order),
    ...(isPlaced && late.length === 0 ? ["It was never late."] : late),
    ...ending(order),
  ]
    .filter(Boolean)
    .join(" ");
}
