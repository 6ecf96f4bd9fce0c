import { startOfDay } from "../../../components/colombo.ts";
import type { Days } from "../../../components/date-field/day.ts";
import type { Span } from "../explorer/log-view.ts";
import type { ReplayView } from "./replay-view.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Lengths of a replayed range. */
export const lengths = [
  { value: "15m", label: "15 min", ms: 15 * minuteMs },
  { value: "1h", label: "1 h", ms: hourMs },
  { value: "day", label: "Day", ms: dayMs },
  { value: "7d", label: "7 days", ms: 7 * dayMs },
  { value: "all", label: "All", ms: null },
] as const;
export type Length = (typeof lengths)[number]["value"];

/** The ends of a range in the URL. */
export type Ends = Pick<ReplayView, "from" | "to">;

/** The time span between two instants of a URL; null if an end is open or an event. */
export function spanOf({ from, to }: Ends): Span | null {
  const isEvent = (text: string | null) => text === null || /^\d+$/.test(text);
  if (isEvent(from) || isEvent(to)) return null;
  const span = { from: Date.parse(from ?? ""), to: Date.parse(to ?? "") };
  return span.from <= span.to ? span : null;
}

/** Writes a span to the URL; its last millisecond belongs to it. */
export function endsOf({ from, to }: Span): Ends {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/** Whole days in Colombo. */
export function endsOfDays({ from, to }: Days): Ends {
  return endsOf({
    from: Date.parse(`${from}T00:00:00.000+05:30`),
    to: Date.parse(`${to}T23:59:59.999+05:30`),
  });
}

/**
 * The range of a length around a moment. Days are whole days in Colombo; seven days end with the
 * day of the moment.
 */
export function endsAround(length: Length, at: number): Ends {
  const ms = lengths.find(({ value }) => value === length)?.ms ?? null;
  if (ms === null) return { from: null, to: null };
  const day = startOfDay(at);
  const begin = ms < dayMs ? day + Math.floor((at - day) / ms) * ms : day - (ms - dayMs);
  return endsOf({ from: begin, to: begin + ms - 1 });
}

/** The length of a range; null if it is none of the listed ones. */
export function lengthOf(ends: Ends): Length | null {
  if (ends.from === null && ends.to === null) return "all";
  const span = spanOf(ends);
  if (span === null) return null;
  const ms = span.to - span.from + 1;
  return lengths.find((each) => each.ms === ms)?.value ?? null;
}

/** The range of the same length before or after. */
export function shifted({ from, to }: Span, direction: -1 | 1): Ends {
  const by = (to - from + 1) * direction;
  return endsOf({ from: from + by, to: to + by });
}

/** Maps events to positions on a time axis, and back. */
export interface TimeScale {
  /** From 0 to 1. */
  shareOf: (number: number) => number;
  numberAt: (share: number) => number;
}

/** Interpolates evenly between known points. */
export function timeScaleOf(
  points: readonly { number: number; occurredAt: string | null }[],
  { from, to }: Span,
): TimeScale {
  let latest = from;
  const known = points.map(({ number, occurredAt }) => {
    const at = occurredAt === null ? from : Date.parse(occurredAt);
    latest = Math.max(latest, Math.min(to, at));
    return { number, share: to > from ? (latest - from) / (to - from) : 1 };
  });
  const between = (value: number, x: "number" | "share", y: "number" | "share"): number => {
    const next = known.findIndex((point) => point[x] >= value);
    const after = known[next === -1 ? known.length - 1 : next];
    const before = known[Math.max(0, next === -1 ? known.length - 1 : next - 1)];
    if (!after || !before) return 0;
    const length = after[x] - before[x];
    const part = length > 0 ? (Math.min(value, after[x]) - before[x]) / length : 1;
    return before[y] + Math.max(0, part) * (after[y] - before[y]);
  };
  return {
    shareOf: (number) => between(number, "number", "share"),
    numberAt: (share) => Math.round(between(share, "share", "number")),
  };
}
