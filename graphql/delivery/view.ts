import { closedReason, holidayOn, holidays, type Holiday } from "#domain/delivery/holidays.ts";
import { decisionOf, isShopClosed, type ShopCalendar } from "#domain/delivery/shop-days.ts";
import type { DeliveryZone, ShopDay } from "#domain/delivery/events.ts";
import type { Language } from "#domain/constants.ts";
import type { DeliveryDayDocument } from "#projections/delivery/document.ts";
import { weekdayOf, type DayHalf } from "#domain/values/delivery-day.ts";
import { normalForm } from "#domain/values/normal-form.ts";
import type { UsualDays } from "#projections/delivery/usual-days.ts";
import { canPromise, firstFree, type ZoneDate } from "#projections/delivery/queries.ts";

/** One date as shoppers see it: which halves are free. */
export type RegionDate = {
  readonly date: string;
  readonly closed: string | null;
} & { readonly [Half in DayHalf]: boolean };

/** A free slot. */
export interface FreeDay {
  readonly date: string;
  readonly half: DayHalf;
}

/** The dates on which an order can be delivered to a region. */
export interface RegionDates {
  readonly dates: readonly RegionDate[];
  readonly earliest: FreeDay | null;
  readonly usual: UsualDays | null;
}

/** One zone's day in the calendar. */
export interface ZoneDayView extends ZoneDate {
  readonly delivers: boolean;
}

/** One day of the whole shop, as staff decide about it. */
export interface ShopDayView extends ShopDay {
  readonly holiday: Holiday | null;
  /** Ids of the zones that are closed on this day by themselves. */
  readonly closedZones: readonly string[];
  /** Orders that are promised for this day. */
  readonly orders: number;
}

/** The shop's days from a date to another. */
export interface ShopCalendarView {
  readonly workingDays: readonly number[];
  readonly days: readonly ShopDayView[];
}

/** The days with something to know: a holiday, a decision, an order or a closed zone. */
export const shopCalendarView = (
  calendar: ShopCalendar,
  zoneDaysBetween: readonly DeliveryDayDocument[],
  first: string,
  last: string,
): ShopCalendarView => {
  const dates = new Set(
    [...holidays, ...calendar.days, ...zoneDaysBetween]
      .map(({ date }) => date)
      .filter((date) => first <= date && date <= last),
  );
  const days = [...dates].toSorted().map((date): ShopDayView => {
    const ofDate = zoneDaysBetween.filter((day) => day.date === date);
    return {
      date,
      decision: decisionOf(calendar, date),
      holiday: holidayOn(date),
      closedZones: ofDate.filter(({ closed }) => closed !== null).map(({ zoneId }) => zoneId),
      orders: ofDate.reduce((sum, day) => sum + day.morning.length + day.afternoon.length, 0),
    };
  });
  return { workingDays: calendar.workingDays, days };
};

/** A zone's dates, closed where the whole shop is. */
export const withClosedDays = (
  dates: readonly ZoneDate[],
  calendar: ShopCalendar,
  language: Language,
): readonly ZoneDate[] =>
  dates.map((each) =>
    each.closed === null && isShopClosed(calendar, each.date)
      ? { ...each, closed: closedReason(each.date, language) }
      : each,
  );

/** The dates of a zone as shoppers see them; none if the region has no zone. */
export const regionDates = (
  zone: DeliveryZone | null,
  dates: readonly ZoneDate[],
  usual: UsualDays | null,
  now: string,
): RegionDates => ({
  dates: zone
    ? dates.map((each) => ({
        date: each.date,
        closed: each.closed,
        morning: canPromise(zone, each, "morning", now),
        afternoon: canPromise(zone, each, "afternoon", now),
      }))
    : [],
  earliest: zone && firstFree(zone, dates, now),
  usual,
});

/** A zone's dates in the calendar. */
export const zoneDays = (zone: DeliveryZone, dates: readonly ZoneDate[]): readonly ZoneDayView[] =>
  dates.map((each) => ({ ...each, delivers: zone.weekdays.includes(weekdayOf(each.date)) }));

/** A zone's id from its name, different from the given ids. */
export const newZoneId = (name: string, taken: ReadonlySet<string>): string => {
  const base =
    normalForm(name, "NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 30) || "zone";
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
};
