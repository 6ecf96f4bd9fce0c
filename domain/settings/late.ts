import type { OrderStatus } from "../constants.ts";
import type { Settings } from "./events.ts";

const hourMs = 60 * 60 * 1000;

/** For each status at which an order can be late: those that came to it before then are, at the moment of `now`. */
export const lateBefore = (
  settings: Settings,
  now: string,
): readonly { readonly status: OrderStatus; readonly before: string }[] => {
  const ago = (hours: number) => new Date(Date.parse(now) - hours * hourMs).toISOString();
  return [
    { status: "Item Preparing", before: ago(settings.preparingLateHours) },
    { status: "Item Packing", before: ago(settings.packingLateHours) },
    { status: "Out for Delivery", before: ago(settings.deliveryLateDays * 24) },
  ];
};
