import type { CashDifferenceReason, ShortCashReason, StopFailure } from "../constants.ts";
import type { Slot } from "../values/delivery-day.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** Driver and departure of a run. */
export interface RunPlan {
  /** The driver's account; null if none is chosen yet. */
  readonly driverId: string | null;
  /** The zone that the run was planned for; null for selected orders of several zones. */
  readonly zoneId: string | null;
  /** Local time of departure, for example 07:30; null if it is open. */
  readonly leavesAt: string | null;
}

/** Why a stop left a run before it was answered. */
export type StopRemoval =
  | "by staff"
  | "on another run"
  /** The order was delivered, or has ended. */
  | "order closed"
  /** The order has another delivery day or zone, or no address any more. */
  | "order changed";

/**
 * Events of one delivery run: a driver's tour on one day. The date and the number of the run are
 * its id. Amounts in cents.
 */
export type RunEvent =
  | { readonly type: "RunPlanned"; readonly data: RunPlan }
  | { readonly type: "RunPlanChanged"; readonly data: RunPlan }
  | { readonly type: "StopAdded"; readonly data: { readonly orderId: string } }
  | {
      readonly type: "StopRemoved";
      readonly data: { readonly orderId: string; readonly because: StopRemoval };
    }
  /** The stop has another place in the order of stops; the first place is 0. */
  | {
      readonly type: "StopMoved";
      readonly data: { readonly orderId: string; readonly position: number };
    }
  | {
      readonly type: "RunStarted";
      /** Missing in older events. */
      readonly data: { readonly at?: string };
    }
  /** All orders of the started run are out for delivery. */
  | { readonly type: "RunUnderWay"; readonly data: Record<string, never> }
  /** Delivered; `shortReason` says why less than `owedCents` was collected. */
  | {
      readonly type: "StopDelivered";
      readonly data: {
        readonly orderId: string;
        readonly owedCents: number;
        readonly collectedCents: number;
        readonly shortReason: ShortCashReason | null;
        /**
         * Time on the driver's phone, which may have had no connection: not before the start of the
         * run, and not after the answer arrived.
         */
        readonly answeredAt: string;
      };
    }
  /** Not delivered. The driver's note is a comment on the order. */
  | {
      readonly type: "StopFailed";
      readonly data: {
        readonly orderId: string;
        readonly owedCents: number;
        readonly failure: StopFailure;
        /** The next attempt; null if the office decides. */
        readonly nextDay: Slot | null;
        /** The day that the driver asked for, if it can't be had. The order has no day then. */
        readonly takenDay?: Slot;
        readonly answeredAt: string;
      };
    }
  /** The driver is back at the shop. */
  | { readonly type: "RunEnded"; readonly data: Record<string, never> }
  | {
      readonly type: "CashHandedIn";
      readonly data: {
        readonly collectedCents: number;
        readonly handedInCents: number;
        /** Null if the amounts are equal. */
        readonly reason: CashDifferenceReason | null;
        readonly words: string;
        /** The driver, whom the words concern; missing in older events. */
        readonly userId?: string;
      };
    }
  /** The office found out later why the cash of the closed run differs. */
  | {
      readonly type: "CashDifferenceExplained";
      readonly data: {
        readonly reason: Exclude<CashDifferenceReason, "not known yet">;
        readonly words: string;
        /** The driver, whom the words concern; missing if there was none. */
        readonly userId?: string;
      };
    }
  /** `receivedOrderIds` are the orders whose goods are back in the shop. */
  | { readonly type: "RunClosed"; readonly data: { readonly receivedOrderIds: readonly string[] } }
  /** A planned run that will not take place. */
  | { readonly type: "RunDiscarded"; readonly data: Record<string, never> }
  /** Every consequence of the closed or discarded run is stored. */
  | { readonly type: "RunSettled"; readonly data: Record<string, never> };
