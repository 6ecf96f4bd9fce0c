const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Colombo",
  hour12: true,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

/** Formats as 21/11/2026, 2:36:08.210 pm, in Colombo time. */
export function exactTime(at: string | number): string {
  return format.format(new Date(at));
}

/**
 * The time of a moment: a requested instant, at most `latest`, or the time of its event. `at` is an
 * instant, an event number, or null for the present.
 */
export const shownTime = (
  at: string | null,
  occurredAt: string | null,
  latest = Infinity,
): string | null => {
  const instant = at === null || /^\d+$/.test(at) ? Number.NaN : Date.parse(at);
  return Number.isNaN(instant) ? occurredAt : new Date(Math.min(instant, latest)).toISOString();
};
