import { createParser } from "nuqs/server";
import { addressView, choice, text } from "../../../components/address-view.ts";
import { instantOf } from "../../../generated/values/instant.ts";
import { clockInColombo, startOfDay } from "../../../components/colombo.ts";
import type { HistoryFilter, StreamCategory } from "../../../generated/operations.ts";
import { streamCategories } from "./stream-categories.ts";

/** Time ranges that end now. */
export const quickRanges = {
  "15m": { label: "15 min", minutes: 15 },
  "1h": { label: "1 h", minutes: 60 },
  today: { label: "Today", minutes: null },
  "7d": { label: "7 days", minutes: 7 * 1440 },
  all: { label: "All", minutes: null },
} as const;
export type QuickRange = keyof typeof quickRanges;

/** A time span in milliseconds since the epoch. */
export interface Span {
  from: number;
  to: number;
}

/** A view of the log: all state stored in the URL. */
export interface LogView {
  categories: readonly StreamCategory[];
  /** Empty for all. */
  type: string;
  stream: string;
  actor: string;
  product: string;
  order: string;
  province: string;
  /** A range that ends now, or a fixed span. */
  range: QuickRange | Span;
}

export const everything: LogView = {
  categories: [],
  type: "",
  stream: "",
  actor: "",
  product: "",
  order: "",
  province: "",
  range: "all",
};

const categoryWords = createParser({
  parse: (typed) => {
    const words = typed.split(",");
    return streamCategories
      .filter(({ word }) => words.includes(word))
      .map(({ category }) => category);
  },
  serialize: (categories: StreamCategory[]) =>
    streamCategories
      .filter(({ category }) => categories.includes(category))
      .map(({ word }) => word)
      .join(","),
  eq: (one, other) => one.join() === other.join(),
});

const instant = createParser({
  parse: (typed) => {
    const at = instantOf(typed);
    return Number.isNaN(at) ? null : at;
  },
  serialize: (at) => new Date(at).toISOString(),
});

const address = addressView(
  {
    from: instant,
    to: instant,
    quick: choice(Object.keys(quickRanges) as QuickRange[], String).withDefault("all"),
    categories: categoryWords.withDefault([]),
    type: text(),
    stream: text(),
    actor: text(),
    product: text(),
    order: text(),
    province: text(),
  },
  { quick: "range", categories: "category" },
);

/** Reads the view from a URL. Invalid values are ignored. */
export function logViewOf(params: URLSearchParams): LogView {
  const { from, to, quick, ...rest } = address.viewOf(params);
  const isSpan = from !== null && to !== null && from <= to;
  return { ...rest, range: isSpan ? { from, to } : quick };
}

/** URL parameters of a view, without defaults. */
export function paramsOf({ range, categories, ...rest }: LogView): URLSearchParams {
  const span = typeof range === "string" ? { quick: range } : range;
  return address.parametersOf({ ...span, categories: [...categories], ...rest });
}

const dayMs = 86_400_000;

/** The time span of a range at `now`; `whole` is the span of the log. */
export function spanOf(range: LogView["range"], now: number, whole: Span | null): Span {
  if (typeof range !== "string") return range;
  if (range === "all") return whole ?? { from: now - dayMs, to: now };
  const { minutes } = quickRanges[range];
  if (minutes !== null) return { from: now - minutes * 60_000, to: now };
  return { from: startOfDay(now), to: now };
}

/** The API filter of a view. A range that ends now has no end, so that new events match. */
export function filterOf(view: LogView, now: number): HistoryFilter {
  const { range } = view;
  const span = range === "all" ? null : spanOf(range, now, null);
  return {
    ...(view.categories.length > 0 && { categories: [...view.categories] }),
    ...(view.type && { types: [view.type] }),
    ...(view.stream && { stream: view.stream }),
    ...(view.actor && { actorId: view.actor }),
    ...(view.product && { productId: view.product }),
    ...(view.order && { order: view.order }),
    ...(view.province && { province: view.province }),
    ...(span && { from: new Date(span.from).toISOString() }),
    ...(typeof range !== "string" && { to: new Date(range.to).toISOString() }),
  };
}

/** True if new events can match the range. */
export function isOpenEnded({ range }: LogView): boolean {
  return typeof range === "string";
}

const shortestMs = 60_000;

/** The span before or after, overlapping the current one by half. */
export function shifted({ from, to }: Span, direction: -1 | 1): Span {
  const by = ((to - from) / 2) * direction;
  return { from: from + by, to: to + by };
}

/** Halves or doubles a span around its middle; the minimum is one minute. */
export function zoomed({ from, to }: Span, by: "in" | "out"): Span {
  const middle = (from + to) / 2;
  const half = Math.max(shortestMs, (to - from) * (by === "in" ? 0.5 : 2)) / 2;
  return { from: Math.round(middle - half), to: Math.round(middle + half) };
}

/** Formats an instant for a datetime-local field, in Colombo time. */
export function fieldOf(at: number): string {
  return clockInColombo(at).slice(0, 16);
}

/** Parses a datetime-local field as Colombo time; NaN if it is empty or invalid. */
export function momentIn(field: string): number {
  return Date.parse(`${field}:00+05:30`);
}
