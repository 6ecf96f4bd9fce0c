import { instantOf } from "#domain/values/instant.ts";
import type { Moment } from "#history/order-at.ts";

/**
 * Parses a moment: an event number, or a date and time (in Colombo if it has no time zone). Null
 * for the present, undefined if invalid.
 */
export const momentOf = (text: string | null | undefined): Moment | undefined => {
  const wanted = (text ?? "").trim();
  if (wanted === "") return null;
  if (/^\d{1,15}$/.test(wanted)) return { event: Number(wanted) };
  const instant = instantOf(wanted);
  return Number.isNaN(instant) ? undefined : { instant };
};
