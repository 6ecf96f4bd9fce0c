import type { Moment } from "#history/order-at.ts";

/** What somebody wrote as a moment: an event's number or an instant in ISO 8601. Undefined for neither. */
export const momentOf = (text: string | null | undefined): Moment | undefined => {
  const wanted = (text ?? "").trim();
  if (wanted === "") return null;
  if (/^\d{1,15}$/.test(wanted)) return { event: Number(wanted) };
  const instant = /^\d{4}-\d\d-\d\d/.test(wanted) ? Date.parse(wanted) : Number.NaN;
  return Number.isNaN(instant) ? undefined : { instant };
};
