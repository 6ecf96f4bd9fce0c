import type { CashDifferenceReason, ShortCashReason, StopFailure } from "#domain/constants.ts";
import { deliveryDay, type DeclaredDocument } from "#domain/personal.ts";
import type { StopRemoval } from "#domain/run/events.ts";
import type { Slot } from "#domain/values/delivery-day.ts";

/** The answer to a stop. Amounts in cents. */
export interface AnsweredStop {
  readonly owedCents: number;
  /** 0 if the order was not delivered. */
  readonly collectedCents: number;
  readonly shortReason: ShortCashReason | null;
  /** Null if the order was delivered. */
  readonly failure: StopFailure | null;
  readonly nextDay: Slot | null;
  /** The day that the driver asked for, if it can't be had. */
  readonly takenDay: Slot | null;
  /** Time on the driver's phone. */
  readonly answeredAt: string;
}

/** The cash of a closed run, in cents. */
export interface RunCash {
  readonly collectedCents: number;
  readonly handedInCents: number;
  readonly reason: CashDifferenceReason | null;
  /** Whether the office wrote about it. The log holds the words (`cash-words.ts`). */
  readonly hasWords: boolean;
}

/** An order that left the run unanswered, without its planner. */
export interface RunDeparture {
  readonly orderId: string;
  readonly because: Exclude<StopRemoval, "by staff">;
  readonly at: string;
}

/** Maximum number of departures per run: the latest. */
export const keptDepartures = 20;

/** A delivery run. Amounts in cents. */
export interface RunDocument {
  readonly id: string;
  readonly date: string;
  readonly number: number;
  readonly phase: "planned" | "on the road" | "back" | "closed" | "discarded";
  readonly driverId: string | null;
  readonly zoneId: string | null;
  readonly leavesAt: string | null;
  /** Number of changes to the plan and its stops. */
  readonly edition: number;
  readonly stops: readonly {
    readonly orderId: string;
    readonly outcome: AnsweredStop | null;
  }[];
  /** Orders that left the run by themselves, latest last, at most `keptDepartures`. */
  readonly departures: readonly RunDeparture[];
  /** Orders whose own stream holds a claim of this run. */
  readonly claims: readonly string[];
  readonly plannedAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly closedAt: string | null;
  readonly closedById: string | null;
  readonly cash: RunCash | null;
  /** Returned orders whose goods are in the shop, or will be when the closed run is settled. */
  readonly receivedOrderIds: readonly string[];
  readonly underWay: boolean;
  readonly settled: boolean;
  /** 1 while a consequence of the run is not stored yet; a restart finishes it. */
  readonly unfinished: number;
  readonly updatedAt: string;
}

/** Every field of the document, declared as personal or open. */
export const runFields: DeclaredDocument<RunDocument> = {
  id: "open",
  date: "open",
  number: "open",
  phase: "open",
  driverId: "open",
  zoneId: "open",
  leavesAt: "open",
  edition: "open",
  stops: {
    orderId: "open",
    outcome: {
      owedCents: "open",
      collectedCents: "open",
      shortReason: "open",
      failure: "open",
      nextDay: deliveryDay,
      takenDay: deliveryDay,
      answeredAt: "open",
    },
  },
  departures: { orderId: "open", because: "open", at: "open" },
  claims: "open",
  plannedAt: "open",
  startedAt: "open",
  endedAt: "open",
  closedAt: "open",
  closedById: "open",
  cash: { collectedCents: "open", handedInCents: "open", reason: "open", hasWords: "open" },
  receivedOrderIds: "open",
  underWay: "open",
  settled: "open",
  unfinished: "open",
  updatedAt: "open",
};
