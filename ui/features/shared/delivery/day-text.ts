import * as t from "#texts/delivery.ts";
import { language } from "#texts/language.ts";
import type { DayHalf } from "../../../generated/operations.ts";

/** A slot as the contract has it. */
export interface ShownDay {
  readonly date: string;
  readonly half: DayHalf;
}

// British English puts no comma after the weekday.
const locale = language === "en" ? "en-GB" : language;

const formats = {
  long: new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }),
  short: new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
  }),
};

/** A date with its weekday: Friday 27 November; short: Fri 27 Nov. */
export function dateText(date: string, length: keyof typeof formats = "long"): string {
  const text = formats[length].format(new Date(date));
  return language === "en" ? text.replace(",", "") : text;
}

const weekday = new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" });
const dayOfMonth = new Intl.DateTimeFormat(locale, {
  timeZone: "UTC",
  day: "numeric",
  month: "short",
});

const shortWeekday = new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short" });

/** The short weekday of a date: Fri. */
export function shortWeekdayText(date: string): string {
  return shortWeekday.format(new Date(date));
}

/** The weekday of a date: Friday. */
export function weekdayText(date: string): string {
  return weekday.format(new Date(date));
}

/** The day and month of a date: 27 Nov. */
export function dayOfMonthText(date: string): string {
  return dayOfMonth.format(new Date(date));
}

/** "Delivery to Galle usually takes 2 to 3 days." */
export function usualText(place: string, { from, to }: { from: number; to: number }): string {
  return from === to ? t.usually(place, to) : t.usuallyBetween(place, from, to);
}

/** The name of a slot: morning. */
export function halfText(half: DayHalf): string {
  return half === "MORNING" ? t.morning : t.afternoon;
}

/** A slot in words: Friday 27 November, morning. */
export function dayText({ date, half }: ShownDay, length: keyof typeof formats = "long"): string {
  return t.dayAndHalf(dateText(date, length), halfText(half));
}
