import { callLimits, type CallOutcome, type OrderStatus } from "../../constants.ts";
import type { CallsSoFar, OrderCalls } from "../state.ts";

export const noCalls: OrderCalls = {
  outcome: null,
  noAnswers: 0,
  callAgainAt: null,
  before: null,
  revision: -1,
};

/** The calls of an order that staff placed on the phone with its buyer. */
export const confirmedAtPlacing: OrderCalls = { ...noCalls, outcome: "confirmed" };

/** The calls after another one. `revision` is the order's revision after it. */
export const withCall = (
  { outcome: outcomeBefore, noAnswers, callAgainAt: againBefore }: OrderCalls,
  { outcome, callAgainAt: again }: Pick<CallsSoFar, "callAgainAt"> & { outcome: CallOutcome },
  revision: number,
): OrderCalls => ({
  outcome,
  noAnswers: outcome === "no-answer" ? noAnswers + 1 : 0,
  callAgainAt: again,
  before: { outcome: outcomeBefore, noAnswers, callAgainAt: againBefore },
  revision,
});

/** The calls after the latest one was undone. */
export const withoutLastCall = (calls: OrderCalls): OrderCalls =>
  calls.before === null ? calls : { ...calls.before, before: null, revision: -1 };

/** The calls after staff decided to try once more. */
export const calledOnceMore = (calls: OrderCalls): OrderCalls => ({
  ...calls,
  outcome: null,
  noAnswers: Math.min(calls.noAnswers, callLimits.noAnswers - 1),
  callAgainAt: null,
  before: null,
});

/** The calls after a change that the buyer may not have confirmed: of the address or the sum. */
export const afterUnconfirmedChange = (calls: OrderCalls): OrderCalls => ({
  ...calls,
  outcome: calls.outcome === "confirmed" ? null : calls.outcome,
  before: null,
});

/** Whether staff must decide what happens next, because no call was answered. */
export const needsDecision = ({ outcome, noAnswers }: CallsSoFar): boolean =>
  outcome === "no-answer" && noAnswers >= callLimits.noAnswers;

/** Whether an order at this status may still be called. */
export const isCallable = (status: OrderStatus): boolean =>
  status === "Item Preparing" || status === "Item Packing";
