import type { DeliveryZone } from "#domain/delivery/events.ts";
import { zoneOf } from "#domain/delivery/zones.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";

/** Usual days from the order to its delivery: the median and the 80th percentile. */
export interface UsualDays {
  readonly from: number;
  readonly to: number;
}

/** Fewer deliveries of a zone give no estimate. */
const leastDeliveries = 5;

const dayMs = 24 * 60 * 60 * 1000;

type Delivered = Pick<
  BoardOrderDocument,
  "createdAt" | "statusChangedAt" | "district" | "province"
>;

/** Whole days in Colombo between an order and its delivery. */
const daysOf = ({ createdAt, statusChangedAt }: Delivered): number =>
  Math.round(
    (Date.parse(dayInColombo(statusChangedAt)) - Date.parse(dayInColombo(createdAt))) / dayMs,
  );

/** The value that a share of the sorted values doesn't exceed. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** The usual days by zone id. A zone with too few deliveries has none. */
export const usualDaysByZone = (
  zones: readonly DeliveryZone[],
  delivered: readonly Delivered[],
): ReadonlyMap<string, UsualDays> => {
  const days = new Map<string, number[]>();
  for (const order of delivered) {
    const zone = zoneOf(zones, order);
    if (zone) days.set(zone.id, [...(days.get(zone.id) ?? []), daysOf(order)]);
  }
  return new Map(
    [...days]
      .filter(([, each]) => each.length >= leastDeliveries)
      .map(([id, each]) => {
        const sorted = each.toSorted((a, b) => a - b);
        return [id, { from: percentile(sorted, 0.5), to: percentile(sorted, 0.8) }];
      }),
  );
};
