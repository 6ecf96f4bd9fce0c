import type { RunPhase, RunStopFragment } from "../../../generated/operations.ts";
import { comesBack } from "../../../generated/values/comes-back.ts";

/** What a stop led to, whether the shop has the answer or it waits on the driver's phone. */
export type StopOutcome = NonNullable<RunStopFragment["outcome"]>;

interface Stop {
  readonly ended: boolean;
  readonly pieces: number;
  readonly toCollect: number;
  readonly outcome: StopOutcome | null;
}

/**
 * An answered stop was delivered, its goods come back to the shop, or it is tried again. Without an
 * answer it is open, or its order has ended.
 */
export type StopState = "delivered" | "back" | "again" | "open" | "ended";

function stateOf({ outcome, ended }: Stop): StopState {
  if (outcome === null) return ended ? "ended" : "open";
  if (outcome.delivered) return "delivered";
  return outcome.failure !== null && comesBack(outcome.failure) ? "back" : "again";
}

/** A stop with its number on the tour and its state. */
export type ViewedStop<One> = One & { readonly number: number; readonly state: StopState };

/** The stops of a run, and what they add up to, for the office, the driver and the cash. */
export function stopsOf<One extends Stop>({ stops }: { readonly stops: readonly One[] }) {
  const viewed: readonly ViewedStop<One>[] = stops.map((stop, index) => ({
    ...stop,
    number: index + 1,
    state: stateOf(stop),
  }));
  const owed = ({ outcome, toCollect }: Stop) => outcome?.owed ?? toCollect;
  const sum = (amount: (stop: ViewedStop<One>) => number) =>
    viewed.reduce((total, stop) => total + amount(stop), 0);
  const owedBy = (...states: readonly StopState[]) =>
    sum((stop) => (states.includes(stop.state) ? owed(stop) : 0));
  return {
    stops: viewed,
    /** The stops without an answer, also if their orders have ended. */
    unanswered: viewed.filter(({ outcome }) => outcome === null),
    /** The stops that the driver still visits. */
    open: viewed.filter(({ state }) => state === "open"),
    delivered: viewed.filter(({ state }) => state === "delivered"),
    /** The stops with goods on the van that were not delivered. */
    failed: viewed.filter(({ state }) => state !== "delivered" && state !== "open"),
    pieces: sum(({ pieces }) => pieces),
    collected: sum(({ outcome }) => outcome?.collected ?? 0),
    /** From what the stops owed to what they collected, in rupees. */
    sums: {
      lessCollected: sum((stop) =>
        stop.state === "delivered" ? owed(stop) - (stop.outcome?.collected ?? 0) : 0,
      ),
      cameBack: owedBy("back"),
      delayed: owedBy("again"),
      open: owedBy("open", "ended"),
    },
  };
}

/** Whether a run has started and is not closed. */
export function isOut({ phase }: { readonly phase: RunPhase }): boolean {
  return phase === "ON_THE_ROAD" || phase === "BACK";
}

/** Whether a run is planned, or started and not closed. */
export function isOpenPhase(phase: RunPhase): boolean {
  return phase === "PLANNED" || isOut({ phase });
}

/** Whether all stops of an open run are answered, so that its cash can be counted. */
export function canClose(run: {
  readonly phase: RunPhase;
  readonly stops: readonly { readonly outcome: object | null }[];
}): boolean {
  return isOut(run) && run.stops.every(({ outcome }) => outcome !== null);
}

/** The number of units in lines of items. */
export function piecesIn(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
