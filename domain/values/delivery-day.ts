import { deliveryLimits, type dayHalves } from "../constants.ts";
import { timeInColombo } from "./colombo.ts";

/** The two halves of a delivery day. */
export type DayHalf = (typeof dayHalves)[number];

/**
 * A delivery slot: a half of a day, in a zone, on which an order is delivered. `date` is a day in
 * Colombo, as 2026-11-27.
 */
export interface Slot {
  readonly zoneId: string;
  readonly date: string;
  readonly half: DayHalf;
}

const dayMs = 24 * 60 * 60 * 1000;

const dateForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Whether a text is a day of the calendar, as 2026-11-27. */
export const isDate = (text: string): boolean =>
  dateForm.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The day `days` after a day. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The weekday of a day: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

const named = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** A day in words: Friday 27 November. */
export const dateText = (date: string): string => named.format(new Date(date)).replace(",", "");

/** A delivery day in words: Friday 27 November, morning. */
export const deliveryDayText = ({ date, half }: Pick<Slot, "date" | "half">): string =>
  `${dateText(date)}, ${half}`;

/** Whether a slot is over, so that nothing can be promised for it. */
export const isSlotOver = ({ date, half }: Pick<Slot, "date" | "half">, now: string) =>
  timeInColombo(now) >= `${date} ${deliveryLimits.halfEnds[half]}`;

/** Whether two slots are the same. */
export const isSameSlot = (a: Slot | null, b: Slot | null): boolean =>
  a === b || (a?.zoneId === b?.zoneId && a?.date === b?.date && a?.half === b?.half);

/** Whether two slots are the same for a buyer: their zone doesn't matter. */
export const isSameTime = (
  a: Pick<Slot, "date" | "half"> | null,
  b: Pick<Slot, "date" | "half"> | null,
): boolean => a === b || (a?.date === b?.date && a?.half === b?.half);
