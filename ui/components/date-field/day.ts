import { clockInColombo } from "../colombo.ts";

const dayMs = 86_400_000;

/** The day in Colombo at a time, as 2026-11-21. */
export function dayAt(at: number): string {
  return clockInColombo(at).slice(0, 10);
}

/** Noon of a day in UTC, for arithmetic with days: no clock change falls on it. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00.000Z`);
}

/** The day `days` later, or earlier if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(noonOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of another month, or the last day of that month if it is shorter. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = Date.UTC(year, month - 1 + months, Math.min(date, last));
  return new Date(at).toISOString().slice(0, 10);
}

/** Days since Monday, from 0 to 6. */
export function weekday(day: string): number {
  return (new Date(noonOf(day)).getUTCDay() + 6) % 7;
}

/**
 * The weeks of a day's month, from Monday to Sunday, including the adjacent days of other months.
 */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 8)}01`;
  const begin = dayAfter(first, -weekday(first));
  const month = day.slice(0, 7);
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((index) => dayAfter(begin, week * 7 + index)),
  );
  return weeks.filter((week) => week.some((each) => each.startsWith(month)));
}

/** A range of whole days; both ends are included. */
export interface Days {
  from: string;
  to: string;
}

/** Preset ranges of days that end today or yesterday. */
export function presetDays(today: string): Readonly<Record<"today" | "yesterday" | "week", Days>> {
  const yesterday = dayAfter(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: dayAfter(today, -6), to: today },
  };
}

function dayOf(year: number, month: number, date: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const at = new Date(Date.UTC(full, month - 1, date));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal && full >= 1970 && full <= 9999 ? at.toISOString().slice(0, 10) : null;
}

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})/;
const dayFirst = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4}|\d{2})(?!\d)/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})(?!\d)/;

/** The day at the start of a text, and the rest of the text. */
function readDay(text: string): { day: string; rest: string } | null {
  const iso = yearFirst.exec(text);
  const other = iso ? null : (dayFirst.exec(text) ?? digitsOnly.exec(text));
  const found = iso ?? other;
  if (!found) return null;
  const [whole = "", a, b, c] = found;
  const numbers = [a, b, c].map(Number) as [number, number, number];
  const [year, month, date] = iso ? numbers : (numbers.toReversed() as [number, number, number]);
  const day = dayOf(year, month, date);
  return day === null ? null : { day, rest: text.slice(whole.length) };
}

const time = /^(?:\s*,?\s*|T)(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i;

function readTime(text: string): string | null {
  const [, hours, minutes, half] = time.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 23) return null;
  if (half && (hour < 1 || hour > 12)) return null;
  const full = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(full).padStart(2, "0")}:${minutes}`;
}

/**
 * Parses a typed date, such as 21/11/2026, 21.11.26 or 2026-11-21, into 2026-11-21. With a time,
 * such as 21/11/2026, 3:40 pm or 15:40, the result is 2026-11-21T15:40. Returns null if the text is
 * not a date.
 */
export function readDate(text: string, withTime: boolean): string | null {
  const found = readDay(text.trim());
  if (!found) return null;
  const { day, rest } = found;
  if (!withTime) return rest.trim() === "" ? day : null;
  const clock = readTime(rest.trimEnd());
  return clock === null ? null : `${day}T${clock}`;
}

/** Formats 2026-11-21 as 21/11/2026, and 2026-11-21T15:40 as 21/11/2026, 3:40 pm. */
export function writeDate(value: string): string {
  const [day = "", clock] = value.split("T");
  const written = day.split("-").toReversed().join("/");
  if (clock === undefined) return written;
  const [hours = "0", minutes = "00"] = clock.split(":");
  const hour = Number(hours);
  return `${written}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}
