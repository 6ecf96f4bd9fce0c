import { eventFields, personalDetail, type DeclaredDocument } from "#domain/personal.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import type { ShopCalendar } from "#domain/delivery/shop-days.ts";

/** The delivery zones and the shop's days. `edition` counts the changes of zones. */
export interface DeliveryPlanDocument extends ShopCalendar {
  readonly zones: readonly DeliveryZone[];
  readonly edition: number;
}

/** One zone's day: its orders by half, and why it is closed. */
export interface DeliveryDayDocument {
  /** The zone and the date: `southern.2026-11-27`. */
  readonly id: string;
  readonly zoneId: string;
  readonly date: string;
  /** Ids of the orders with a place. */
  readonly morning: readonly string[];
  readonly afternoon: readonly string[];
  /** Null if orders can be delivered. */
  readonly closed: string | null;
  /** The account that closed it; null if it is not closed. */
  readonly closedById: string | null;
}

/** Every field of the document, declared as personal or open. */
export const deliveryPlanFields: DeclaredDocument<DeliveryPlanDocument> = {
  zones: eventFields.DeliveryZonesChanged.zones,
  edition: "open",
  workingDays: "open",
  days: eventFields.ShopDaysDecided.days,
};

/** Every field of the document, declared as personal or open. */
export const deliveryDayFields: DeclaredDocument<DeliveryDayDocument> = {
  id: "open",
  zoneId: "open",
  date: "open",
  morning: "open",
  afternoon: "open",
  closed: personalDetail,
  closedById: "open",
};
