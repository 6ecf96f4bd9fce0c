import type { OrderStatus } from "../../generated/operations.ts";
import type { defaultSettings } from "../../generated/shop.ts";

export interface Threshold {
  status: OrderStatus;
  /** The settings that say when an order at the status is amber, and late. */
  warm: Exclude<keyof typeof defaultSettings, "shopName" | "deliveryNote">;
  late: Exclude<keyof typeof defaultSettings, "shopName" | "deliveryNote">;
  /** In which they count. */
  unit: "hours" | "days";
}

/** For each status at which an order can wait, which settings say how long it may. */
export const statusThresholds: readonly Threshold[] = [
  {
    status: "ITEM_PREPARING",
    warm: "preparingWarmHours",
    late: "preparingLateHours",
    unit: "hours",
  },
  { status: "ITEM_PACKING", warm: "packingWarmHours", late: "packingLateHours", unit: "hours" },
  { status: "OUT_FOR_DELIVERY", warm: "deliveryWarmDays", late: "deliveryLateDays", unit: "days" },
];
