import { dayHalves } from "#domain/constants.ts";
import { dayIdOf, deliveryDates } from "#domain/delivery/zones.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import type { DayHalf } from "#domain/values/delivery-day.ts";
import type { ChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import { followDocuments } from "#projections/engine/followed-documents.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { DeliveryDayDocument, DeliveryPlanDocument } from "./document.ts";
import { deliveryDaysProjection, deliveryPlanProjection, unchangedPlan } from "./projection.ts";

/** One date of a zone: the orders of each half, and why it is closed. */
export interface ZoneDate {
  readonly date: string;
  readonly closed: string | null;
  readonly morning: number;
  readonly afternoon: number;
}

export interface DeliveryQueries {
  /** The delivery zones, from memory. */
  plan(): Promise<DeliveryPlanDocument>;
  /** The given dates of a zone, in their order. */
  dates(zoneId: string, dates: readonly string[]): Promise<readonly ZoneDate[]>;
  /** The delivery dates of a zone for an order of `today`, earliest first. */
  possible(zone: DeliveryZone, today: string): Promise<readonly ZoneDate[]>;
}

export const createDeliveryQueries = (
  documents: Pick<DocumentReader, "find" | "getMany">,
  feed: Pick<ChangeFeed, "listen">,
): DeliveryQueries => {
  let known = unchangedPlan;
  const { open } = followDocuments({
    documents,
    feed,
    projection: deliveryPlanProjection,
    take(plan) {
      known = plan;
    },
  });

  const queries: DeliveryQueries = {
    async plan() {
      await open();
      return known;
    },

    async dates(zoneId, dates) {
      const found = await documents.getMany<DeliveryDayDocument>(
        collectionOf(deliveryDaysProjection),
        dates.map((date) => dayIdOf({ zoneId, date })),
      );
      return dates.map((date) => {
        const day = found.get(dayIdOf({ zoneId, date }))?.document;
        return {
          date,
          closed: day?.closed ?? null,
          morning: day?.morning.length ?? 0,
          afternoon: day?.afternoon.length ?? 0,
        };
      });
    },

    possible: (zone, today) => queries.dates(zone.id, deliveryDates(zone, today)),
  };
  return queries;
};

/** Whether a half of a date has room for one more order. */
export const hasRoom = (zone: DeliveryZone, date: ZoneDate, half: DayHalf): boolean =>
  date.closed === null && date[half] < zone.capacity[half];

/** The first free half day of some dates; null if there is none. */
export const firstFree = (
  zone: DeliveryZone,
  dates: readonly ZoneDate[],
): { readonly date: string; readonly half: DayHalf } | null => {
  for (const date of dates) {
    const half = dayHalves.find((each) => hasRoom(zone, date, each));
    if (half) return { date: date.date, half };
  }
  return null;
};
