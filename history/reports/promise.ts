import { startOf, units } from "../shop-clock.ts";

/** An order with its promise. Days are in days since 1970, times in milliseconds. */
export interface Promised {
  /** The promised day; 0 for none. */
  readonly promised: number;
  readonly deliveredAt: number | null;
  /** When it was cancelled or returned. */
  readonly endedAt: number | null;
}

/**
 * Whether an order arrived on or before its promised day: kept, missed, or open while the day has
 * not ended. Null without a promise, and for an order that ended before its day had passed. This is
 * the board's rule for orders past their day (`domain/values/order-filter.ts`), also afterwards.
 */
export const promiseOf = (
  { promised, deliveredAt, endedAt }: Promised,
  now: number,
): "kept" | "missed" | "open" | null => {
  if (promised === 0) return null;
  const lastOpen = deliveredAt ?? endedAt ?? now;
  if (startOf(lastOpen, units.day) > promised) return "missed";
  if (deliveredAt !== null) return "kept";
  return endedAt === null ? "open" : null;
};
