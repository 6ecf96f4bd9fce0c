import { startOfDay } from "../../components/colombo.ts";

/** Stretches of time that end with the newest event. */
export const quickRanges = {
  "7d": { label: "7 days", days: 7 },
  "31d": { label: "31 days", days: 31 },
  all: { label: "All", days: null },
} as const;
export type QuickRange = keyof typeof quickRanges;

/** What reports are asked for, as it stands in the address. Instants in ISO 8601; null for the log's own first and last moment. */
export interface ReportRange {
  from: string | null;
  to: string | null;
  /** The event up to which everything is counted. */
  at: string;
}

const dayMs = 86_400_000;

/** So many days by the shop's clock, up to the newest event. */
export function quickRange(
  range: QuickRange,
  { events, last }: { events: number; last: string },
): ReportRange {
  const { days } = quickRanges[range];
  const today = startOfDay(Date.parse(last));
  return {
    from: days === null ? null : new Date(today - (days - 1) * dayMs).toISOString(),
    to: days === null ? null : last,
    at: String(events),
  };
}

/** The quick range that a range is; null for another one. */
export function quickRangeOf({ from, to }: ReportRange): QuickRange | null {
  if (from === null || to === null) return from === to ? "all" : null;
  const days = Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs);
  const found = Object.entries(quickRanges).find(([, range]) => range.days === days);
  return found ? (found[0] as QuickRange) : null;
}

function instantIn(params: URLSearchParams, name: string): string | null {
  const instant = Date.parse(params.get(name) ?? "");
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** Reads an address; null where it names no event, so that the newest is meant. */
export function rangeOf(params: URLSearchParams): ReportRange | null {
  const at = (params.get("at") ?? "").slice(0, 40);
  return at === "" ? null : { from: instantIn(params, "from"), to: instantIn(params, "to"), at };
}

/** The address of a range. */
export function paramsOf({ from, to, at }: ReportRange): URLSearchParams {
  return new URLSearchParams({ ...(from && { from }), ...(to && { to }), at });
}
