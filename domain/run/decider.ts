import { runLimits, type ShortCashReason, type StopFailure } from "../constants.ts";
import { accept, refuse, unreachable, type Decision, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { formatRupees } from "../money.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import { comesBack } from "../values/comes-back.ts";
import type { Slot } from "../values/delivery-day.ts";
import { hasControls, normalLine } from "../values/line.ts";
import type { RunCommand } from "./commands.ts";
import type { RunEvent, RunPlan, StopRemoval } from "./events.ts";

/** What happened at a stop. Amounts in cents. */
export type StopOutcome =
  | {
      readonly kind: "delivered";
      readonly owedCents: number;
      readonly collectedCents: number;
      readonly shortReason: ShortCashReason | null;
    }
  | {
      readonly kind: "failed";
      readonly owedCents: number;
      readonly failure: StopFailure;
      readonly nextDay: Slot | null;
      /** The driver asked for a day that can't be had. */
      readonly isDayTaken: boolean;
    };

/** One stop of a run. */
export interface RunStop {
  readonly orderId: string;
  /** Null until the driver has answered it. */
  readonly outcome: StopOutcome | null;
  /** The edition that added it. Its claim on the order derives its id from it. */
  readonly added: number;
}

/** An order that left the run unanswered. */
export interface RemovedStop {
  readonly orderId: string;
  readonly because: StopRemoval;
  /** The run had started. */
  readonly afterStart: boolean;
}

/** Cash that a driver handed in, in cents. */
export interface HandedInCash {
  readonly collectedCents: number;
  readonly handedInCents: number;
  /** The reason of their difference was not known at the closing, nor explained since. */
  readonly isUnexplained: boolean;
}

export type RunPhase = "none" | "planned" | "on the road" | "back" | "closed" | "discarded";

export interface RunState {
  readonly phase: RunPhase;
  readonly plan: RunPlan;
  /** In the order of the tour. */
  readonly stops: readonly RunStop[];
  /**
   * The latest orders that left the run unanswered. They may still have to be released from it; all
   * earlier ones are.
   */
  readonly removed: readonly RemovedStop[];
  /** Number of changes to the plan and its stops. */
  readonly edition: number;
  readonly cash: HandedInCash | null;
  readonly receivedOrderIds: readonly string[];
  /** Null before the start, and for runs of older versions. */
  readonly startedAt: string | null;
  /** All orders of the started run are out for delivery. */
  readonly underWay: boolean;
  readonly settled: boolean;
}

/** Another user changed the run. */
export interface RunChanged {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

/** The state of the run, or of its stop, no longer allows this. */
export interface RunNotOpen {
  readonly code: "RUN_NOT_OPEN" | "STOP_ANSWERED" | "STOPS_UNANSWERED";
  readonly message: string;
}

export type RunRefusal = NotFound | RunChanged | RunNotOpen | InvalidInput;

const noPlan: RunPlan = { driverId: null, zoneId: null, leavesAt: null };

const initialState: RunState = {
  phase: "none",
  plan: noPlan,
  stops: [],
  removed: [],
  edition: 0,
  cash: null,
  receivedOrderIds: [],
  startedAt: null,
  underWay: false,
  settled: false,
};

/** The cash that the stops of a run collected, in cents. */
export const collectedCents = ({ stops }: Pick<RunState, "stops">): number =>
  stops.reduce(
    (sum, { outcome }) => sum + (outcome?.kind === "delivered" ? outcome.collectedCents : 0),
    0,
  );

/** Whether stops can be added, moved and answered. */
export const isOpenRun = ({ phase }: Pick<RunState, "phase">): boolean =>
  phase === "planned" || phase === "on the road" || phase === "back";

/**
 * The rules of one delivery run: every stop is answered once, cash is at most what is owed, and a
 * run is closed when all stops are answered and its difference is explained (docs/rules.md,
 * "Runs"). The order's own stream decides on which run it is.
 */
export const runDecider: Decider<RunState, RunCommand, RunEvent, RunRefusal> = {
  category: "run",
  initialState,
  begins: ({ type }) => type === "PlanRun",

  evolve(state, event) {
    const planned = { ...state, edition: state.edition + 1 };
    switch (event.type) {
      case "RunPlanned":
        return { ...planned, phase: "planned", plan: event.data };
      case "RunPlanChanged":
        return { ...planned, plan: event.data };
      case "StopAdded": {
        const { orderId } = event.data;
        return {
          ...planned,
          stops: [...state.stops, { orderId, outcome: null, added: planned.edition }],
          removed: state.removed.filter((each) => each.orderId !== orderId),
        };
      }
      case "StopRemoved": {
        const { orderId, because } = event.data;
        return {
          ...planned,
          stops: state.stops.filter((stop) => stop.orderId !== orderId),
          removed: withRemoved(state, because, [orderId]),
        };
      }
      case "StopMoved": {
        const { orderId, position } = event.data;
        return { ...planned, stops: movedTo(state.stops, orderId, position) };
      }
      case "RunStarted":
        return { ...state, phase: "on the road", startedAt: event.data.at ?? null };
      case "RunUnderWay":
        return { ...state, underWay: true };
      case "StopDelivered": {
        const { orderId, owedCents, collectedCents: collected, shortReason } = event.data;
        const outcome = {
          ...({ kind: "delivered", owedCents, collectedCents: collected } as const),
          shortReason,
        };
        return { ...state, stops: answered(state.stops, orderId, outcome) };
      }
      case "StopFailed": {
        const { orderId, owedCents, failure, nextDay, takenDay } = event.data;
        const isDayTaken = takenDay !== undefined;
        const outcome = { kind: "failed", owedCents, failure, nextDay, isDayTaken } as const;
        return { ...state, stops: answered(state.stops, orderId, outcome) };
      }
      case "RunEnded":
        return { ...state, phase: "back" };
      case "CashHandedIn": {
        const { collectedCents: collected, handedInCents, reason } = event.data;
        const isUnexplained = reason === "not known yet";
        return { ...state, cash: { collectedCents: collected, handedInCents, isUnexplained } };
      }
      case "CashDifferenceExplained":
        return state.cash ? { ...state, cash: { ...state.cash, isUnexplained: false } } : state;
      case "RunClosed":
        return {
          ...state,
          phase: "closed",
          receivedOrderIds: event.data.receivedOrderIds,
        };
      case "RunDiscarded":
        return {
          ...planned,
          phase: "discarded",
          stops: [],
          removed: withRemoved(
            state,
            "by staff",
            state.stops.map(({ orderId }) => orderId),
          ),
        };
      case "RunSettled":
        return { ...state, settled: true };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    if (command.type === "PlanRun") {
      if (state.phase !== "none") return refuse(runTaken);
      return planned(command.plan, command.orderIds);
    }
    if (state.phase === "none") return refuse(unknownRun);
    if (command.type === "SettleRun") {
      const ended = state.phase === "closed" || state.phase === "discarded";
      return ended && !state.settled ? accept({ type: "RunSettled", data: {} }) : accept();
    }
    if ("seen" in command && command.seen !== null && command.seen !== state.edition) {
      return refuse({ code: "CHANGED_MEANWHILE", message: texts.changedMeanwhile });
    }
    switch (command.type) {
      case "ChangeRunPlan": {
        const problem = planProblem(command.plan);
        if (problem) return refuse(problem);
        if (!isOpenRun(state)) return refuse(notOpen);
        return isSamePlan(command.plan, state.plan)
          ? accept()
          : accept({ type: "RunPlanChanged", data: command.plan });
      }
      case "AddStops": {
        if (state.phase !== "planned") return refuse(notOpen);
        const added = command.orderIds.filter((id) => !stopOf(state, id));
        if (state.stops.length + added.length > runLimits.stops) return refuse(tooManyStops);
        return accept(
          ...added.map((orderId) => ({ type: "StopAdded" as const, data: { orderId } })),
        );
      }
      case "RemoveStop": {
        const { orderId, because } = command;
        const stop = stopOf(state, orderId);
        if (!stop) return accept();
        if (!isOpenRun(state)) return refuse(notOpen);
        if (stop.outcome !== null) return refuse(stopAnswered);
        // The goods are in the van: only the answer to the stop says where they go.
        return because === "by staff" && state.phase !== "planned"
          ? refuse({ code: "RUN_NOT_OPEN", message: messages.desk.onRun })
          : accept({ type: "StopRemoved", data: { orderId, because } });
      }
      case "MoveStop": {
        const { orderId, position } = command;
        if (!isOpenRun(state)) return refuse(notOpen);
        const at = state.stops.findIndex((stop) => stop.orderId === orderId);
        if (at < 0) return refuse(unknownStop);
        const last = state.stops.length - 1;
        if (!Number.isInteger(position) || position < 0 || position > last) {
          return refuse(
            invalidInput({ field: "position", message: `Please choose from 1 to ${last + 1}` }),
          );
        }
        return at === position
          ? accept()
          : accept({ type: "StopMoved", data: { orderId, position } });
      }
      case "StartRun":
        if (state.phase === "on the road") return accept();
        if (state.phase !== "planned") return refuse(notOpen);
        if (state.plan.driverId === null) {
          return refuse(invalidInput({ field: "driverId", message: texts.driverMissing }));
        }
        if (state.stops.length === 0) {
          return refuse(invalidInput({ field: "orderIds", message: texts.noStops }));
        }
        return accept({ type: "RunStarted", data: { at: command.now } });
      case "NoteUnderWay":
        return state.phase !== "planned" && state.phase !== "discarded" && !state.underWay
          ? accept({ type: "RunUnderWay", data: {} })
          : accept();
      case "DeliverStop":
        return deliver(command, state);
      case "FailStop":
        return fail(command, state);
      case "EndRun":
        if (state.phase === "back" || state.phase === "closed") return accept();
        if (state.phase !== "on the road") return refuse(notOpen);
        return openStops(state) > 0
          ? refuse(unanswered(openStops(state)))
          : accept({ type: "RunEnded", data: {} });
      case "CloseRun":
        return close(command, state);
      case "ExplainDifference":
        return explain(command, state);
      case "DiscardRun":
        if (state.phase === "discarded") return accept();
        return state.phase === "planned"
          ? accept({ type: "RunDiscarded", data: {} })
          : refuse({ code: "RUN_NOT_OPEN", message: texts.alreadyStarted });
      default:
        return unreachable(command);
    }
  },
};

type Answer = Decision<RunEvent, RunRefusal>;

const planned = (plan: RunPlan, orderIds: readonly string[]): Answer => {
  const problem = planProblem(plan);
  if (problem) return refuse(problem);
  const stops = [...new Set(orderIds)];
  if (stops.length > runLimits.stops) return refuse(tooManyStops);
  return accept<RunEvent>(
    { type: "RunPlanned", data: plan },
    ...stops.map((orderId) => ({ type: "StopAdded" as const, data: { orderId } })),
  );
};

const deliver = (
  command: Extract<RunCommand, { readonly type: "DeliverStop" }>,
  state: RunState,
): Answer => {
  const { type: _, ...data } = command;
  const { orderId, owedCents, collectedCents: collected, shortReason } = data;
  const stop = stopOf(state, orderId);
  if (!stop) return refuse(unknownStop);
  if (stop.outcome?.kind === "delivered" && stop.outcome.collectedCents === collected) {
    return accept();
  }
  if (stop.outcome !== null) return refuse(stopAnswered);
  if (state.phase !== "on the road") return refuse(notOpen);
  if (!Number.isSafeInteger(collected) || collected < 0 || collected > owedCents) {
    const message = `Please enter an amount up to ${formatRupees(owedCents)}`;
    return refuse(invalidInput({ field: "collected", message }));
  }
  if (collected < owedCents && shortReason === null) {
    return refuse(invalidInput({ field: "shortReason", message: texts.shortReasonMissing }));
  }
  const reason = collected < owedCents ? shortReason : null;
  return accept({ type: "StopDelivered", data: { ...data, shortReason: reason } });
};

const fail = (
  command: Extract<RunCommand, { readonly type: "FailStop" }>,
  state: RunState,
): Answer => {
  const { type: _, takenDay, ...data } = command;
  const stop = stopOf(state, data.orderId);
  if (!stop) return refuse(unknownStop);
  if (stop.outcome?.kind === "failed" && stop.outcome.failure === data.failure) return accept();
  if (stop.outcome !== null) return refuse(stopAnswered);
  if (state.phase !== "on the road") return refuse(notOpen);
  return accept({
    type: "StopFailed",
    data: comesBack(data.failure)
      ? { ...data, nextDay: null }
      : { ...data, ...(takenDay ? { takenDay } : {}) },
  });
};

const close = (
  command: Extract<RunCommand, { readonly type: "CloseRun" }>,
  state: RunState,
): Answer => {
  if (state.phase !== "on the road" && state.phase !== "back") return refuse(notOpen);
  if (openStops(state) > 0) return refuse(unanswered(openStops(state)));
  const collected = collectedCents(state);
  const { handedInCents, reason, receivedOrderIds } = command;
  if (command.collectedCents !== collected) {
    return refuse({ code: "CHANGED_MEANWHILE", message: texts.changedMeanwhile });
  }
  if (!Number.isSafeInteger(handedInCents) || handedInCents < 0) {
    return refuse(invalidInput({ field: "handedIn", message: texts.amountMissing }));
  }
  const isEqual = handedInCents === collected;
  if (!isEqual && reason === null) {
    return refuse(invalidInput({ field: "reason", message: texts.differenceReasonMissing }));
  }
  const words = normalLine(command.words);
  const problem = wordsProblem(words);
  if (problem) return refuse(problem);
  const received = new Set(receivedOrderIds);
  const returned = state.stops.filter(
    ({ orderId, outcome }) =>
      received.has(orderId) && outcome?.kind === "failed" && comesBack(outcome.failure),
  );
  if (returned.length < received.size) return refuse(unknownStop);
  return accept<RunEvent>(
    {
      type: "CashHandedIn",
      data: {
        collectedCents: collected,
        handedInCents,
        reason: isEqual ? null : reason,
        words,
        ...(state.plan.driverId === null ? {} : { userId: state.plan.driverId }),
      },
    },
    {
      type: "RunClosed",
      data: { receivedOrderIds: returned.map(({ orderId }) => orderId) },
    },
  );
};

/** A difference that wasn't known at the closing is explained once. */
const explain = (
  { reason, words: given }: Extract<RunCommand, { readonly type: "ExplainDifference" }>,
  { phase, cash, plan }: RunState,
): Answer => {
  if (phase !== "closed" || !cash?.isUnexplained) {
    return refuse({ code: "RUN_NOT_OPEN", message: texts.nothingToExplain });
  }
  if (reason === "not known yet") {
    return refuse(invalidInput({ field: "reason", message: texts.differenceReasonMissing }));
  }
  const words = normalLine(given);
  const problem = wordsProblem(words);
  if (problem) return refuse(problem);
  const { driverId } = plan;
  const data = { reason, words, ...(driverId === null ? {} : { userId: driverId }) };
  return accept({ type: "CashDifferenceExplained", data });
};

/** Why these words about the cash can't be stored; null if they can. */
const wordsProblem = (words: string): InvalidInput | null =>
  words.length > runLimits.cashWords || hasControls(words)
    ? invalidInput({
        field: "words",
        message: `One line of at most ${runLimits.cashWords} characters`,
      })
    : null;

const stopOf = ({ stops }: RunState, id: string): RunStop | undefined =>
  stops.find(({ orderId }) => orderId === id);

/** Number of stops without an answer. */
const openStops = ({ stops }: RunState): number =>
  stops.filter(({ outcome }) => outcome === null).length;

const answered = (
  stops: readonly RunStop[],
  orderId: string,
  outcome: StopOutcome,
): readonly RunStop[] =>
  stops.map((stop) => (stop.orderId === orderId ? { ...stop, outcome } : stop));

/** Each removal is followed by its release, so that few of them can be open. */
const keptRemovals = 2 * runLimits.stops;

const withRemoved = (
  { removed, phase }: RunState,
  because: StopRemoval,
  orderIds: readonly string[],
): readonly RemovedStop[] =>
  [
    ...removed.filter(({ orderId }) => !orderIds.includes(orderId)),
    ...orderIds.map((orderId) => ({ orderId, because, afterStart: phase !== "planned" })),
  ].slice(-keptRemovals);

/** The items with one of them at another place. */
export const movedTo = <Item extends { readonly orderId: string }>(
  items: readonly Item[],
  orderId: string,
  position: number,
): readonly Item[] => {
  const moved = items.find((item) => item.orderId === orderId);
  const others = items.filter((item) => item.orderId !== orderId);
  return moved ? others.toSpliced(position, 0, moved) : items;
};

const isSamePlan = (a: RunPlan, b: RunPlan): boolean =>
  a.driverId === b.driverId && a.zoneId === b.zoneId && a.leavesAt === b.leavesAt;

const clockTime = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

const planProblem = ({ leavesAt }: RunPlan): InvalidInput | null =>
  leavesAt === null || clockTime.test(leavesAt)
    ? null
    : invalidInput({ field: "leavesAt", message: "Please enter a time, for example 07:30" });

const texts = messages.run;
const unknownRun = notFound(texts.notFound);
const unknownStop = notFound(texts.stopNotFound);
const notOpen: RunNotOpen = { code: "RUN_NOT_OPEN", message: texts.notOpen };
const runTaken: RunChanged = { code: "CHANGED_MEANWHILE", message: texts.changedMeanwhile };
const stopAnswered: RunNotOpen = { code: "STOP_ANSWERED", message: texts.stopAnswered };
const tooManyStops = invalidInput({
  field: "orderIds",
  message: `A run has at most ${runLimits.stops} stops`,
});

const unanswered = (count: number): RunNotOpen => ({
  code: "STOPS_UNANSWERED",
  message: count === 1 ? "1 stop has no answer yet." : `${count} stops have no answer yet.`,
});
