import { clockAheadMinutes } from "../constants.ts";

const minuteMs = 60_000;

const form =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)? *(Z|[+ -]\d\d:?\d\d)?$/i;

/**
 * Offset of a time zone from UTC in minutes; the shop's offset without a zone. NaN for an invalid
 * zone.
 */
const aheadOf = (zone: string | undefined): number => {
  if (zone === undefined) return clockAheadMinutes;
  if (zone.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return Number.NaN;
  // A pasted address has a space in place of a plus.
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
};

/** Whether a day, such as 2026-11-21, exists in the calendar. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/**
 * The time of a text such as 2026-11-21 or 2026-11-21T10:48, in milliseconds; NaN if it is invalid.
 * A text without a zone is in Colombo's time.
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
