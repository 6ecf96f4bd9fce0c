import type { OrderStatus } from "../constants.ts";
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
 * For each of these statuses the time before which an order must have reached it to be late at
 * `now`.
 */
export const lateBefore = (
  settings: Settings,
  now: string,
): readonly { readonly status: OrderStatus; readonly before: string }[] =>
  lateSettings.map(({ status, setting, hours }) => ({
    status,
    before: new Date(Date.parse(now) - settings[setting] * hours * hourMs).toISOString(),
  }));
