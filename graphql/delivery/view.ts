import type { DeliveryZone } from "#domain/delivery/events.ts";
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
