import { instantOf } from "../../../generated/values/instant.ts";
import { startOfDay } from "../../../components/colombo.ts";
import type { Category } from "../../../generated/operations.ts";
import { categories, provinces } from "../../../generated/shop.ts";

/** The categories, by their name in labels, URLs and the API. */
export const categoryOptions = categories.map((label) => ({
  label,
  slug: label.toLowerCase().replaceAll(" ", "-"),
  category: label.toUpperCase().replaceAll(" ", "_") as Category,
}));

/** Time ranges that end with the newest event. */
export const quickRanges = {
  "7d": { label: "7 days", days: 7 },
  "31d": { label: "31 days", days: 31 },
  all: { label: "All", days: null },
} as const;
export type QuickRange = keyof typeof quickRanges;

/**
 * The range of the reports, as stored in the URL. Instants are ISO 8601; null for the first or last
 * moment of the log.
 */
export interface ReportRange {
  from: string | null;
  to: string | null;
  /** The event up to which reports count. */
  at: string;
  /** Limits to a province and a category; null for all. */
  province: string | null;
  category: Category | null;
}

const dayMs = 86_400_000;

/** A number of days in the shop's time zone, up to the newest event. */
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
    province: null,
    category: null,
  };
}

/** The matching quick range, or null. */
export function quickRangeOf({ from, to }: ReportRange): QuickRange | null {
  if (from === null || to === null) return from === to ? "all" : null;
  const days = Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs);
  const found = Object.entries(quickRanges).find(([, range]) => range.days === days);
  return found ? (found[0] as QuickRange) : null;
}

function instantIn(params: URLSearchParams, name: string): string | null {
  const instant = instantOf(params.get(name) ?? "");
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** Reads the range from a URL; null if the URL names no event, so that the newest is used. */
export function rangeOf(params: URLSearchParams): ReportRange | null {
  const at = (params.get("at") ?? "").slice(0, 40);
  if (at === "") return null;
  const province = params.get("province") ?? "";
  const room = params.get("room") ?? "";
  return {
    from: instantIn(params, "from"),
    to: instantIn(params, "to"),
    at,
    province: Object.hasOwn(provinces, province) ? province : null,
    category: categoryOptions.find(({ slug }) => slug === room)?.category ?? null,
  };
}

/** URL parameters of a range. */
export function paramsOf({ from, to, at, province, category }: ReportRange): URLSearchParams {
  const room = categoryOptions.find((each) => each.category === category)?.slug;
  return new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    at,
    ...(province && { province }),
    ...(room && { room }),
  });
}
