import { instantOf } from "#domain/values/instant.ts";
import type { Moment } from "#history/order-at.ts";

/**
 * What somebody wrote as a moment: an event's number or a day or time, which is Colombo's where it
 * names no zone. Undefined for neither.
 */
export const momentOf = (text: string | null | undefined): Moment | undefined => {
  const wanted = (text ?? "").trim();
  if (wanted === "") return null;
  if (/^\d{1,15}$/.test(wanted)) return { event: Number(wanted) };
  const instant = instantOf(wanted);
  return Number.isNaN(instant) ? undefined : { instant };
};
