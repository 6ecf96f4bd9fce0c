import type { DayHalf } from "../values/delivery-day.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** Districts that share delivery days. A zone's id never changes. */
export interface DeliveryZone {
  readonly id: string;
  readonly name: string;
  readonly districts: readonly string[];
  /** Days of delivery: 1 for Monday to 7 for Sunday; empty if the shop agrees days by phone. */
  readonly weekdays: readonly number[];
  /** Working days from the order to the first possible day. */
  readonly leadDays: number;
  /** Orders per slot. */
  readonly capacity: { readonly [Half in DayHalf]: number };
}

/** Whether the whole shop works on a day. */
export interface ShopDay {
  /** The day in Colombo: 2026-12-25. */
  readonly date: string;
  /** "undecided" takes an earlier decision back. */
  readonly decision: "closed" | "working" | "undecided";
}

/** Events of the shop's plan of deliveries. */
export type DeliveryPlanEvent =
  /** All zones from here on. */
  | {
      readonly type: "DeliveryZonesChanged";
      readonly data: { readonly zones: readonly DeliveryZone[] };
    }
  /** The owner decided about days, for example about all Poya days of a year. */
  | {
      readonly type: "ShopDaysDecided";
      readonly data: {
        readonly days: readonly ShopDay[];
        /** The same days as they were before. */
        readonly previousDays: readonly ShopDay[];
      };
    }
  /** Weekdays on which the shop works: 1 for Monday to 7 for Sunday. */
  | {
      readonly type: "WorkingDaysChanged";
      readonly data: {
        readonly weekdays: readonly number[];
        readonly previousWeekdays: readonly number[];
      };
    };

/** Events of one zone's day. An order holds at most one place in each half. */
export type DeliveryDayEvent =
  | {
      readonly type: "SlotReserved";
      readonly data: { readonly orderId: string; readonly half: DayHalf };
    }
  | {
      readonly type: "SlotReleased";
      readonly data: { readonly orderId: string; readonly half: DayHalf };
    }
  /** No further order can be delivered on this day. Reserved places stay. */
  | { readonly type: "DayClosed"; readonly data: { readonly reason: string } }
  | { readonly type: "DayOpened"; readonly data: Record<string, never> };
