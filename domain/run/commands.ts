import type { CashDifferenceReason, ShortCashReason, StopFailure } from "../constants.ts";
import type { Slot } from "../values/delivery-day.ts";
import type { RunPlan, StopRemoval } from "./events.ts";

/**
 * Commands on one delivery run. `seen` is the edition of the plan that the caller saw; null if it
 * doesn't matter. Amounts in cents.
 */
export type RunCommand =
  | { readonly type: "PlanRun"; readonly plan: RunPlan; readonly orderIds: readonly string[] }
  | { readonly type: "ChangeRunPlan"; readonly plan: RunPlan; readonly seen: number | null }
  | {
      readonly type: "AddStops";
      readonly orderIds: readonly string[];
      readonly seen: number | null;
    }
  | {
      readonly type: "RemoveStop";
      readonly orderId: string;
      readonly because: StopRemoval;
      readonly seen: number | null;
    }
  | {
      readonly type: "MoveStop";
      readonly orderId: string;
      readonly position: number;
      readonly seen: number | null;
    }
  | { readonly type: "StartRun"; readonly now: string; readonly seen: number | null }
  /** All orders are out for delivery. */
  | { readonly type: "NoteUnderWay" }
  | {
      readonly type: "DeliverStop";
      readonly orderId: string;
      readonly owedCents: number;
      readonly collectedCents: number;
      readonly shortReason: ShortCashReason | null;
      readonly answeredAt: string;
    }
  | {
      readonly type: "FailStop";
      readonly orderId: string;
      readonly owedCents: number;
      readonly failure: StopFailure;
      readonly nextDay: Slot | null;
      /** The day that the driver asked for, if it can't be had. */
      readonly takenDay?: Slot | undefined;
      readonly answeredAt: string;
    }
  /** The driver is back. */
  | { readonly type: "EndRun" }
  | {
      readonly type: "CloseRun";
      /** The sum that the caller saw. */
      readonly collectedCents: number;
      readonly handedInCents: number;
      readonly reason: CashDifferenceReason | null;
      readonly words: string;
      readonly receivedOrderIds: readonly string[];
    }
  | {
      readonly type: "ExplainDifference";
      readonly reason: CashDifferenceReason;
      readonly words: string;
    }
  | { readonly type: "DiscardRun"; readonly seen: number | null }
  | { readonly type: "SettleRun" };
