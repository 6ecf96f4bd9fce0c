import type { OrderStatus } from "../constants.ts";
import { dayInColombo } from "../values/colombo.ts";
import type { LateRule } from "../values/order-filter.ts";
import type { Settings } from "./events.ts";

const hourMs = 60 * 60 * 1000;

/**
 * The statuses at which an order can be late, in order: the setting with the time, and the hours of
 * its unit.
 */
export const lateSettings = [
  { status: "Item Preparing", setting: "preparingLateHours", hours: 1 },
  { status: "Item Packing", setting: "packingLateHours", hours: 1 },
  { status: "Out for Delivery", setting: "deliveryLateDays", hours: 24 },
] as const satisfies readonly {
  readonly status: OrderStatus;
  readonly setting: keyof Settings;
  readonly hours: number;
}[];

/**
 * When an order is late at `now`: it reached one of these statuses too long ago, or its promised
 * day has passed.
 */
export const lateAt = (settings: Settings, now: string): LateRule<OrderStatus> => ({
  reached: lateSettings.map(({ status, setting, hours }) => ({
    status,
    before: new Date(Date.parse(now) - settings[setting] * hours * hourMs).toISOString(),
  })),
  today: dayInColombo(now),
});
