import { dayHalves } from "#domain/constants.ts";
import { dayIdOf } from "#domain/delivery/zones.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import { addDays, isSlotOver, type DayHalf } from "#domain/values/delivery-day.ts";
import type { ChangeFeed } from "#projections/engine/change-feed.ts";
import { createCache } from "#event-store/cache.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { DocumentReader, Page } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { followDocuments } from "#projections/engine/followed-documents.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import { orderBoardCollection } from "#projections/order-board/queries.ts";
import { usualDaysByZone, type UsualDays } from "./usual-days.ts";
import type { DeliveryDayDocument, DeliveryPlanDocument } from "./document.ts";
import { deliveryDaysProjection, deliveryPlanProjection, unchangedPlan } from "./projection.ts";

/** How long an estimate is kept, and the period and number of deliveries that it considers. */
const usualDaysMs = 10 * 60 * 1000;
const deliveriesMs = 90 * 24 * 60 * 60 * 1000;
const mostDeliveries = 1000;

/** One date of a zone: the orders of each half, and why it is closed. */
export interface ZoneDate {
  readonly date: string;
  readonly closed: string | null;
  readonly morning: number;
  readonly afternoon: number;
}

const daysCollection = collectionOf(deliveryDaysProjection);

export interface DeliveryQueries {
  /** The delivery zones, from memory. */
  plan(): Promise<DeliveryPlanDocument>;
  /** The given dates of a zone, in their order. */
  dates(zoneId: string, dates: readonly string[]): Promise<readonly ZoneDate[]>;
  /** Ids of the orders with a place on a zone's day, in the order of their reservations. */
  day(zoneId: string, date: string): Promise<{ readonly [Half in DayHalf]: readonly string[] }>;
  /** Orders with a place on each of the given days, in all zones; days without one are missing. */
  promisedOn(dates: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The zones' days from a date to another that have an order or are closed. */
  daysBetween(first: string, last: string): Promise<readonly DeliveryDayDocument[]>;
  /** Ids of the days that an account has closed. */
  daysClosedBy(accountId: string): Promise<readonly string[]>;
  /**
   * The usual days from an order to its delivery, of the latest thousand deliveries of the last 90
   * days. Null for a zone with too few. At most ten minutes old.
   */
  usualDays(zone: DeliveryZone, now: string): Promise<UsualDays | null>;
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

  const usualDays = createCache<ReadonlyMap<string, UsualDays>>({ maxSize: 1 });

  const latestDeliveries = async (now: string): Promise<readonly BoardOrderDocument[]> => {
    const since = new Date(Date.parse(now) - deliveriesMs).toISOString();
    const found: BoardOrderDocument[] = [];
    const slice = beginTimeSlice();
    let cursor: string | null = null;
    do {
      const page: Page<BoardOrderDocument> = await documents.find<BoardOrderDocument>(
        orderBoardCollection,
        {
          where: { phase: { eq: "placed" }, delivered: { eq: 1 }, statusChangedAt: { gt: since } },
          sort: [{ field: "statusChangedAt", direction: "down" }],
          limit: 50,
          cursor,
        },
      );
      found.push(...page.documents.map(({ document }) => document));
      if (slice.isOver()) await slice.next();
      cursor = found.length < mostDeliveries ? page.nextCursor : null;
    } while (cursor !== null);
    return found;
  };

  const queries: DeliveryQueries = {
    async plan() {
      await open();
      return known;
    },

    async dates(zoneId, dates) {
      const found = await documents.getMany<DeliveryDayDocument>(
        daysCollection,
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

    async day(zoneId, date) {
      const id = dayIdOf({ zoneId, date });
      const found = await documents.getMany<DeliveryDayDocument>(daysCollection, [id]);
      const { morning = [], afternoon = [] } = found.get(id)?.document ?? {};
      return { morning, afternoon };
    },

    async promisedOn(dates) {
      const where = { date: { in: dates } };
      const found = await findAll<DeliveryDayDocument>(documents, daysCollection, { where });
      const orders = new Map<string, number>();
      for (const { document } of found) {
        const { date, morning, afternoon } = document;
        const count = morning.length + afternoon.length;
        if (count > 0) orders.set(date, (orders.get(date) ?? 0) + count);
      }
      return orders;
    },

    async daysBetween(first, last) {
      const where = { date: { gt: addDays(first, -1), lt: addDays(last, 1) } };
      const found = await findAll<DeliveryDayDocument>(documents, daysCollection, { where });
      return found
        .map(({ document }) => document)
        .filter(
          ({ closed, morning, afternoon }) =>
            closed !== null || morning.length + afternoon.length > 0,
        );
    },

    async daysClosedBy(accountId) {
      const where = { closedById: { eq: accountId } };
      const found = await findAll(documents, daysCollection, { where });
      return found.map(({ id }) => id);
    },

    async usualDays(zone, now) {
      const period = Math.floor(Date.parse(now) / usualDaysMs);
      const { zones, edition } = await queries.plan();
      const usual = await usualDays.get(`${edition} ${period}`, async () =>
        usualDaysByZone(zones, await latestDeliveries(now)),
      );
      return usual.get(zone.id) ?? null;
    },
  };
  return queries;
};

/** Whether a half of a date is not over, and has room for one more order. */
export const canPromise = (
  zone: DeliveryZone,
  date: ZoneDate,
  half: DayHalf,
  now: string,
): boolean =>
  date.closed === null &&
  date[half] < zone.capacity[half] &&
  !isSlotOver({ date: date.date, half }, now);

/** The first free slot of some dates; null if there is none. */
export const firstFree = (
  zone: DeliveryZone,
  dates: readonly ZoneDate[],
  now: string,
): { readonly date: string; readonly half: DayHalf } | null => {
  for (const date of dates) {
    const half = dayHalves.find((each) => canPromise(zone, date, each, now));
    if (half) return { date: date.date, half };
  }
  return null;
};
