import type { ShopCalendarQuery, ShopDayDecision } from "../../../../generated/operations.ts";
import { addDays, weekdayOf } from "../../../../generated/values/delivery-day.ts";

export type Calendar = ShopCalendarQuery["shopCalendar"];
export type ShopDay = Calendar["days"][number];

/** How a day looks in a month. */
export type DayLook = "closed" | "weekly" | "working" | "undecided" | "plain";

/** The look of a date; `day` is undefined if nothing is known about it. */
export function lookOf(
  date: string,
  day: ShopDay | undefined,
  calendar: Calendar,
  today: string,
): DayLook {
  if (day?.decision === "CLOSED") return "closed";
  if (day?.decision === "WORKING") return "working";
  if (day?.holiday && date >= today) return "undecided";
  return calendar.workingDays.includes(weekdayOf(date)) ? "plain" : "weekly";
}

export const lookText: Readonly<Record<DayLook, string>> = {
  closed: "closed",
  weekly: "closed every week",
  working: "we work",
  undecided: "please choose",
  plain: "",
};

/** The name of a day for screen readers and dialogs. */
export function dayNote(day: ShopDay | undefined, look: DayLook): string {
  const notes = [
    day?.holiday?.name,
    lookText[look],
    day && day.orders > 0 && (day.orders === 1 ? "1 order" : `${day.orders} orders`),
    day && day.closedZones.length > 0 && `closed by hand in ${zoneCount(day.closedZones.length)}`,
  ];
  return notes.filter(Boolean).join(", ");
}

const zoneCount = (count: number): string => (count === 1 ? "1 zone" : `${count} zones`);

/** The month of a date: 2026-12. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month that is `count` months later. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday; null outside of the month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  for (let date = first; monthOf(date) === month; date = addDays(date, 1)) days.push(date);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The date to which a key moves; null for another key. */
export function dateAfterKey(date: string, key: string): string | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(date, step);
  if (key !== "PageUp" && key !== "PageDown") return null;
  const month = monthAfter(monthOf(date), key === "PageUp" ? -1 : 1);
  const sameDay = `${month}-${date.slice(8)}`;
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  return sameDay > last ? last : sameDay;
}

/** Decisions that one command stores. */
export interface Decisions {
  dates: readonly string[];
  decision: ShopDayDecision;
}

/** Holidays from a day on that nothing is decided about, in groups to decide together. */
export function undecidedHolidays(days: readonly ShopDay[], today: string) {
  const open = days.filter(
    ({ date, decision, holiday }) => holiday && decision === "UNDECIDED" && date >= today,
  );
  const years = [...new Set(open.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => {
    const ofYear = open.filter(({ date }) => date.startsWith(year));
    const poyas = ofYear.filter(({ holiday }) => holiday?.kind === "POYA");
    return { year, days: ofYear, poyas };
  });
}
