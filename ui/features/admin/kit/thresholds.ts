import type { OrderStatus } from "../../../generated/operations.ts";
import type { defaultRules } from "../../../generated/shop.ts";

type ThresholdField = Exclude<
  keyof typeof defaultRules,
  "deliveryNote" | "callFrom" | "reviewsWait"
>;

export interface Threshold {
  status: OrderStatus;
  /**
   * The names of the settings for the ages at which an order at the status is shown in amber and as
   * late.
   */
  warm: ThresholdField;
  late: ThresholdField;
  /** The unit of both. */
  unit: "hours" | "days";
}

/** The settings with the maximum ages for each status before the last. */
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
