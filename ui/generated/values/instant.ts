/** Copied by `npm run codegen` from domain/values/. */

import { clockAheadMinutes } from "../shop.ts";

const minuteMs = 60_000;

const form =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)? *(Z|[+ -]\d\d:?\d\d)?$/i;

/** Minutes by which clocks of a zone are ahead of UTC; the shop's own where none is named. NaN for no zone of the earth. */
const aheadOf = (zone: string | undefined): number => {
  if (zone === undefined) return clockAheadMinutes;
  if (zone.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return Number.NaN;
  // An address that was pasted has a blank where a plus was.
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
};

/** Whether a day, such as 2026-11-21, is in the calendar. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/**
 * The moment that a text such as 2026-11-21 or 2026-11-21T10:48 means, in milliseconds; NaN where it means none. A day or
 * time without a zone is Colombo's.
 */
export const instantOf = (text: string): number => {
  const [, day = "", hour = "00", minute = "00", second = "00", part = "0", zone] =
    form.exec(text.trim()) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return Number.NaN;
  }
  const utc = Date.parse(`${day}T${hour}:${minute}:${second}.${part.slice(0, 3).padEnd(3, "0")}Z`);
  return utc - aheadOf(zone) * minuteMs;
};
