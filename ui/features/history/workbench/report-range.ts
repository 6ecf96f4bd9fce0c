import { createParser } from "nuqs/server";
import { addressView, flag, text, validText } from "../../../components/address-view.ts";
import { shopCategories } from "../../../components/shop-categories.ts";
import { instantOf } from "../../../generated/values/instant.ts";
import { startOfDay } from "../../../components/colombo.ts";
import { provinces } from "../../../generated/shop.ts";

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
  category: string | null;
  /** Rows sum the variants of a product. */
  byProduct: boolean;
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
    byProduct: false,
  };
}

/** The matching quick range, or null. */
export function quickRangeOf({ from, to }: ReportRange): QuickRange | null {
  if (from === null || to === null) return from === to ? "all" : null;
  const days = Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs);
  const found = Object.entries(quickRanges).find(([, range]) => range.days === days);
  return found ? (found[0] as QuickRange) : null;
}

const instant = createParser({
  parse: (typed) => {
    const at = instantOf(typed);
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  },
  serialize: String,
});

/** The category by its id in small letters, which never changes. */
const wordOf = (category: string): string => category.toLowerCase().replaceAll(" ", "-");
const roomWord = createParser<string>({
  parse: (word) => shopCategories().all.find((category) => wordOf(category) === word) ?? null,
  serialize: wordOf,
});

const address = addressView(
  {
    from: instant,
    to: instant,
    at: text(40),
    province: validText((typed) => Object.hasOwn(provinces, typed)),
    category: roomWord,
    byProduct: flag("product"),
  },
  { category: "room", byProduct: "by" },
);

/** Reads the range from a URL; null if the URL names no event, so that the newest is used. */
export function rangeOf(params: URLSearchParams): ReportRange | null {
  const range = address.viewOf(params);
  return range.at === "" ? null : range;
}

/** URL parameters of a range. */
export const paramsOf: (range: ReportRange) => URLSearchParams = address.parametersOf;
