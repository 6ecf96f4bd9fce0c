import { instantOf } from "../../generated/values/instant.ts";
import { clockInColombo, startOfDay } from "../../components/colombo.ts";
import type { HistoryFilter, HistoryNoun } from "../../generated/operations.ts";
import { families } from "./nouns.ts";

/** Stretches of time that end now. */
export const quickRanges = {
  "15m": { label: "15 min", minutes: 15 },
  "1h": { label: "1 h", minutes: 60 },
  today: { label: "Today", minutes: null },
  "7d": { label: "7 days", minutes: 7 * 1440 },
  all: { label: "All", minutes: null },
} as const;
export type QuickRange = keyof typeof quickRanges;

/** A stretch of time in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

const textFields = ["type", "stream", "actor", "product", "order", "province"] as const;
type TextField = (typeof textFields)[number];

/** How the log is looked at: everything that stands in the address. */
export interface Look extends Record<TextField, string> {
  nouns: readonly HistoryNoun[];
  /** A stretch that ends now, or one that stays where it is. */
  range: QuickRange | Span;
}

export const everything: Look = {
  nouns: [],
  type: "",
  stream: "",
  actor: "",
  product: "",
  order: "",
  province: "",
  range: "all",
};

const instant = (text: string | null): number => instantOf(text ?? "");

function isQuick(text: string | null): text is QuickRange {
  return text !== null && Object.hasOwn(quickRanges, text);
}

/** Reads an address. What cannot be understood is left out. */
export function lookOf(params: URLSearchParams): Look {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, (params.get(field) ?? "").slice(0, 200)]),
  ) as Record<TextField, string>;
  const words = (params.get("noun") ?? "").split(",");
  const from = instant(params.get("from"));
  const to = instant(params.get("to"));
  const quick = params.get("range");
  return {
    ...texts,
    nouns: families.filter(({ word }) => words.includes(word)).map(({ noun }) => noun),
    range: from <= to ? { from, to } : isQuick(quick) ? quick : "all",
  };
}

/** The address of a look; what is usual is left out. */
export function paramsOf(look: Look): URLSearchParams {
  const params = new URLSearchParams();
  if (typeof look.range !== "string") {
    params.set("from", new Date(look.range.from).toISOString());
    params.set("to", new Date(look.range.to).toISOString());
  } else if (look.range !== "all") {
    params.set("range", look.range);
  }
  const words = families.filter(({ noun }) => look.nouns.includes(noun)).map(({ word }) => word);
  if (words.length > 0) params.set("noun", words.join(","));
  for (const field of textFields) if (look[field]) params.set(field, look[field]);
  return params;
}

const dayMs = 86_400_000;

/** The stretch of time a look means at a moment; `whole` is that of the log. */
export function spanOf(range: Look["range"], now: number, whole: Span | null): Span {
  if (typeof range !== "string") return range;
  if (range === "all") return whole ?? { from: now - dayMs, to: now };
  const { minutes } = quickRanges[range];
  if (minutes !== null) return { from: now - minutes * 60_000, to: now };
  return { from: startOfDay(now), to: now };
}

/**
 * What the shop is asked for. A stretch that ends now has no end, so that what comes belongs to it.
 */
export function filterOf(look: Look, now: number): HistoryFilter {
  const { range } = look;
  const span = range === "all" ? null : spanOf(range, now, null);
  return {
    ...(look.nouns.length > 0 && { nouns: [...look.nouns] }),
    ...(look.type && { types: [look.type] }),
    ...(look.stream && { stream: look.stream }),
    ...(look.actor && { actorId: look.actor }),
    ...(look.product && { productId: look.product }),
    ...(look.order && { order: look.order }),
    ...(look.province && { province: look.province }),
    ...(span && { from: new Date(span.from).toISOString() }),
    ...(typeof range !== "string" && { to: new Date(range.to).toISOString() }),
  };
}

/** Whether what happens now can belong to it. */
export function isOpenEnded({ range }: Look): boolean {
  return typeof range === "string";
}

const shortestMs = 60_000;

/** The stretch before or after one, half of it kept in sight. */
export function shifted({ from, to }: Span, direction: -1 | 1): Span {
  const by = ((to - from) / 2) * direction;
  return { from: from + by, to: to + by };
}

/** Half of a stretch around its middle, or twice of it; never less than a minute. */
export function zoomed({ from, to }: Span, by: "in" | "out"): Span {
  const middle = (from + to) / 2;
  const half = Math.max(shortestMs, (to - from) * (by === "in" ? 0.5 : 2)) / 2;
  return { from: Math.round(middle - half), to: Math.round(middle + half) };
}

/** A moment as the browser's field for date and time takes it, in Colombo. */
export function fieldOf(at: number): string {
  return clockInColombo(at).slice(0, 16);
}

/** The moment in such a field; NaN where there is none. */
export function momentIn(field: string): number {
  return Date.parse(`${field}:00+05:30`);
}
