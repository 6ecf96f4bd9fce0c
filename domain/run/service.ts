import {
  runLimits,
  type CashDifferenceReason,
  type ShortCashReason,
  type StopFailure,
} from "../constants.ts";
import { deliveryPlan, isPossible } from "../delivery/days.ts";
import { messages } from "../messages.ts";
import {
  handleStep,
  stepOf,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { orderDecider } from "../order/decider.ts";
import { hasEnded, wasPlaced, type OrderState } from "../order/state.ts";
import { dayProblems } from "../order/order-input.ts";
import { dueOf } from "../order/items/payment.ts";
import { allReturned, refundedOf } from "../order/items/returns.ts";
import {
  invalidInput,
  notFound,
  orderClosed,
  type InvalidInput,
  type OrderClosed,
} from "../refusal.ts";
import {
  deliveryDayText,
  isDate,
  isSameDay,
  type DayHalf,
  type DeliveryDay,
} from "../values/delivery-day.ts";
import { runIdOf } from "../values/run-id.ts";
import { carryOut, type StepHandler } from "../together.ts";
import type { RunCommand } from "./commands.ts";
import { runDecider, type RunRefusal, type RunState, type StopOutcome } from "./decider.ts";
import type { RunPlan } from "./events.ts";
import type { RunProcess, RunStep } from "./process.ts";

/** The run belongs to another driver. APIs answer 403. */
export interface NotOwnRun {
  readonly code: "NOT_OWN_RUN";
  readonly message: string;
}

export type RunResult<Refusal = RunRefusal> = CommandResult<RunState, Refusal>;

/** The driver's answer to a stop. Amounts in cents. */
export type StopAnswer = {
  /** Time on the driver's phone. */
  readonly answeredAt: string;
} & (
  | {
      readonly kind: "delivered";
      readonly collectedCents: number;
      readonly shortReason: ShortCashReason | null;
    }
  | {
      readonly kind: "failed";
      readonly failure: StopFailure;
      /** Becomes a staff comment on the order. */
      readonly note: string;
      readonly next: { readonly date: string; readonly half: DayHalf } | null;
    }
);

/** A person who answers stops: staff on any run, a driver on their own runs. */
export interface StopAnswerer {
  readonly onlyOwnRuns: boolean;
}

/** Delivery runs: planning, the driver's answers, and their cash. */
export interface RunService {
  /** Plans a run on a date and puts orders on it. Its id is the date and the next free number. */
  plan(
    date: string,
    plan: RunPlan,
    orderIds: readonly string[],
    context: CommandContext,
  ): Promise<RunResult & { readonly runId?: string }>;
  /** Changes the driver, zone or departure. `seen` is the edition that the caller saw. */
  changePlan(
    runId: string,
    plan: RunPlan,
    seen: number,
    context: CommandContext,
  ): Promise<RunResult>;
  /** Adds orders at the end. Orders on another open run are left out. */
  addStops(
    runId: string,
    orderIds: readonly string[],
    seen: number,
    context: CommandContext,
  ): Promise<RunResult>;
  removeStop(
    runId: string,
    orderId: string,
    seen: number,
    context: CommandContext,
  ): Promise<RunResult>;
  /** Moves a stop to another place; the first is 0. */
  moveStop(
    runId: string,
    orderId: string,
    position: number,
    seen: number,
    context: CommandContext,
  ): Promise<RunResult>;
  /**
   * Starts the run: its orders are out for delivery. Orders that can't go out, or have left the
   * plan by a change of their own, are left out.
   */
  start(
    runId: string,
    seen: number,
    context: CommandContext,
  ): Promise<RunResult & { readonly leftOut?: readonly string[] }>;
  /** Stores the driver's answer to a stop and applies it to the order. */
  answer(
    runId: string,
    orderId: string,
    answer: StopAnswer,
    by: StopAnswerer,
    context: CommandContext,
  ): Promise<RunResult<RunRefusal | OrderClosed | NotOwnRun>>;
  /** The driver is back at the shop. */
  end(
    runId: string,
    by: StopAnswerer,
    context: CommandContext,
  ): Promise<RunResult<RunRefusal | NotOwnRun>>;
  /** Settles the run's cash and takes back the goods that are in the shop. */
  close(
    runId: string,
    cash: {
      readonly collectedCents: number;
      readonly handedInCents: number;
      readonly reason: CashDifferenceReason | null;
      readonly words: string;
      readonly receivedOrderIds: readonly string[];
    },
    context: CommandContext,
  ): Promise<RunResult>;
  /** Stores why the cash of a closed run differs, if that was not known at the closing. */
  explain(
    runId: string,
    difference: { readonly reason: CashDifferenceReason; readonly words: string },
    context: CommandContext,
  ): Promise<RunResult>;
  /** Discards a planned run. */
  discard(runId: string, seen: number, context: CommandContext): Promise<RunResult>;
  /** Stores that the goods of a returned order are in the shop. */
  receiveReturn(orderId: string, context: CommandContext): Promise<Position | null>;
}

/** Answers of runs without a time of start are not older. */
const longestRunMs = 7 * 24 * 60 * 60 * 1000;

const notOwn: NotOwnRun = { code: "NOT_OWN_RUN", message: messages.run.onlyOwn };
const unknownStop = notFound(messages.run.stopNotFound);

/** What the office reads of a day that a driver asked for, and that can't be had. */
const askedText = (day: { readonly date: string; readonly half: DayHalf }): string =>
  `The driver asked for ${deliveryDayText(day)}. No delivery is possible then.`;

/** The command of an answer, and what of it the caller sent. */
const commandOf = (
  orderId: string,
  owedCents: number,
  answer: StopAnswer,
  days: { readonly nextDay: DeliveryDay | null; readonly takenDay: DeliveryDay | undefined },
) => {
  const { answeredAt } = answer;
  if (answer.kind === "delivered") {
    const { collectedCents, shortReason } = answer;
    const command = {
      ...({ type: "DeliverStop", orderId, owedCents, collectedCents, shortReason } as const),
    };
    return { command, sent: { ...command, answeredAt } };
  }
  const { failure, next } = answer;
  const command = { ...({ type: "FailStop", orderId, owedCents, failure } as const), ...days };
  const { takenDay: _, ...sent } = { ...command, nextDay: next, answeredAt };
  return { command, sent };
};

/** The time of an answer. A phone with a wrong clock must not lose its answer. */
const boundedTime = (answeredAt: string, startedAt: string | null, now: string): string => {
  const latest = Date.parse(now);
  const earliest =
    startedAt === null ? latest - longestRunMs : Math.min(Date.parse(startedAt), latest);
  const at = Date.parse(answeredAt);
  const bounded = Number.isNaN(at) ? latest : Math.min(Math.max(at, earliest), latest);
  return new Date(bounded).toISOString();
};

const refuse = <Refusal>(refusal: Refusal) => ({ accepted: false, refusal }) as const;

export const createRunService = ({
  commands,
  process,
  deriveId,
  mayDrive,
  onPending,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly process: RunProcess;
  readonly deriveId: DeriveId;
  /** Whether an account exists whose role may answer stops. */
  readonly mayDrive: (accountId: string) => Promise<boolean>;
  /** Called with a run whose consequences could not be applied, so that they are retried. */
  readonly onPending: (runId: string, error: unknown) => void;
  readonly onStep?: ((step: RunStep, runId: string) => void) | undefined;
}): RunService => {
  /** `asked` is what the caller sent, so that a repetition is the same command at another time. */
  const stepFor = (
    runId: string,
    command: RunCommand,
    context: CommandContext,
    asked: object = command,
  ) => ({
    ...{ decider: runDecider, id: runId, command, context },
    intent: { run: runId, command: asked },
  });

  const handle = (...step: Parameters<typeof stepFor>): Promise<RunResult> =>
    handleStep(commands, stepFor(...step));

  const finishing = { commands, onPending };

  const advanced = (
    runId: string,
    step: RunStep,
    command: RunCommand,
    context: CommandContext,
    asked: object = command,
  ): Promise<RunResult> =>
    carryOut(finishing, stepFor(runId, command, context, asked), {
      follow: (handler) => process.advance(runId, context, handler),
      stored: () => onStep(step, runId),
      finish: () => process.advance(runId, context),
    });

  const isOthers = async (runId: string, by: StopAnswerer, { actor }: CommandContext) =>
    by.onlyOwnRuns && (await commands.load(runDecider, runId)).state.plan.driverId !== actor.id;

  /** Takes orders that were cancelled on the way off the run, so that it can end without them. */
  const dropEnded = async (runId: string, context: CommandContext): Promise<void> => {
    const { state } = await commands.load(runDecider, runId);
    for (const { orderId, outcome } of state.stops) {
      if (outcome !== null) continue;
      const { state: order } = await commands.load(orderDecider, orderId);
      if (!hasEnded(order)) continue;
      const drop = { type: "RemoveStop", orderId, because: "order closed", seen: null } as const;
      await handle(runId, drop, stepOf(context, deriveId(context.commandId, `drop ${orderId}`)));
    }
  };

  /** Why a person can't drive a run; null if they can, or if none is chosen. */
  const driverProblem = async (driverId: string | null): Promise<InvalidInput | null> =>
    driverId === null || (await mayDrive(driverId))
      ? null
      : invalidInput({ field: "driverId", message: messages.run.notDriver });

  /**
   * Takes a driver off a run who lost the role in the same moment: the other side looks for runs
   * after its change, too, so that one of the two sees the other.
   */
  const withDriver = async (
    runId: string,
    result: RunResult,
    context: CommandContext,
  ): Promise<RunResult> => {
    if (!result.accepted) return result;
    const { plan } = result.state;
    const problem = await driverProblem(plan.driverId);
    if (problem === null) return result;
    const step = stepOf(context, deriveId(context.commandId, "no driver"));
    const without = { ...plan, driverId: null };
    await handle(runId, { type: "ChangeRunPlan", plan: without, seen: null }, step);
    return refuse(problem);
  };

  /** Whether the zone delivers on a half day that has a free place. */
  const isFreeDay = async (day: DeliveryDay, now: string): Promise<boolean> => {
    const { zones } = await deliveryPlan(commands);
    const zone = zones.find(({ id }) => id === day.zoneId);
    return zone !== undefined && isPossible(commands, zone, day, now);
  };

  const noteOf = (text: string) => ({ type: "CommentOnOrder", text }) as const;

  /** Why a driver's note can't be stored as a comment; null if it can. */
  const noteProblem = (order: OrderState, text: string): InvalidInput | null => {
    const noted = text.trim() === "" ? null : orderDecider.decide(noteOf(text), order);
    const refusal = noted && !noted.accepted ? noted.refusal : null;
    return refusal?.code === "INVALID_INPUT" ? refusal : null;
  };

  /** Adds a comment of the driver to an order, unless it can't be stored. */
  const noteOn = async (
    handler: StepHandler,
    runId: string,
    orderId: string,
    text: string,
    word: string,
    context: CommandContext,
  ): Promise<void> => {
    const note = noteOf(text);
    const step = stepOf(context, deriveId(context.commandId, word));
    await handler.handle(orderDecider, orderId, note, step, { runId, note });
  };

  const outcomeOf = (state: RunState, orderId: string): StopOutcome | null =>
    state.stops.find((stop) => stop.orderId === orderId)?.outcome ?? null;

  return {
    async plan(date, plan, orderIds, context) {
      if (!isDate(date)) {
        return refuse(invalidInput({ field: "date", message: "Please enter a date" }));
      }
      const problem = await driverProblem(plan.driverId);
      if (problem) return refuse(problem);
      for (let number = 1; number <= runLimits.perDay; number += 1) {
        const runId = runIdOf(date, number);
        const command = { type: "PlanRun", plan, orderIds } as const;
        const result = await advanced(runId, "run-planned", command, context);
        const isTaken = !result.accepted && result.refusal.code === "CHANGED_MEANWHILE";
        if (!isTaken) return { ...(await withDriver(runId, result, context)), runId };
      }
      const message = `A day has at most ${runLimits.perDay} runs`;
      return refuse(invalidInput({ field: "date", message }));
    },

    async changePlan(runId, plan, seen, context) {
      const problem = await driverProblem(plan.driverId);
      if (problem) return refuse(problem);
      const changed = await handle(runId, { type: "ChangeRunPlan", plan, seen }, context);
      return withDriver(runId, changed, context);
    },

    addStops: (runId, orderIds, seen, context) =>
      advanced(runId, "run-planned", { type: "AddStops", orderIds, seen }, context),

    removeStop(runId, orderId, seen, context) {
      const command = { type: "RemoveStop", orderId, because: "by staff", seen } as const;
      return advanced(runId, "run-planned", command, context);
    },

    moveStop: (runId, orderId, position, seen, context) =>
      handle(runId, { type: "MoveStop", orderId, position, seen }, context),

    async start(runId, seen, context) {
      const { state } = await commands.load(runDecider, runId);
      const isPlanned = state.phase === "planned";
      const problem = isPlanned ? await driverProblem(state.plan.driverId) : null;
      if (problem) return refuse(problem);
      const asked = { type: "StartRun", seen } as const;
      const command = { ...asked, now: context.now };
      const started = await advanced(runId, "run-started", command, context, asked);
      if (!started.accepted) return started;
      const leftOut = started.state.removed
        .filter(({ afterStart }) => afterStart)
        .map(({ orderId }) => orderId);
      return { ...started, leftOut };
    },

    async answer(runId, orderId, answer, by, context) {
      if (await isOthers(runId, by, context)) return refuse(notOwn);
      const { state: order } = await commands.load(orderDecider, orderId);
      if (!wasPlaced(order)) return refuse(unknownStop);
      const { content, returns } = order;
      const returned = allReturned(content.lines, returns);
      const owedCents = dueOf(content, returned, refundedOf(returns));
      const { state: run } = await commands.load(runDecider, runId);
      if (order.phase === "cancelled" && outcomeOf(run, orderId) === null) {
        return refuse(orderClosed(messages.order.cancelledAlready));
      }
      if (!run.stops.some((stop) => stop.orderId === orderId)) return refuse(unknownStop);
      const isNew = outcomeOf(run, orderId) === null;
      const asked = answer.kind === "failed" ? answer.next : null;
      const problems = asked ? dayProblems(asked) : [];
      if (problems.length > 0) return refuse(invalidInput(...problems));
      const day = order.phase === "placed" ? order.delivery.day : null;
      const zoneId = day?.zoneId ?? run.plan.zoneId;
      const wanted: DeliveryDay | null = asked && zoneId !== null ? { zoneId, ...asked } : null;
      const isFree =
        wanted !== null && (isSameDay(wanted, day) || (await isFreeDay(wanted, context.now)));
      const note = answer.kind === "failed" ? answer.note : "";
      const invalid = isNew ? noteProblem(order, note) : null;
      if (invalid) return refuse(invalid);
      const answeredAt = boundedTime(answer.answeredAt, run.startedAt, context.now);
      const { command, sent } = commandOf(orderId, owedCents, answer, {
        nextDay: isFree ? wanted : null,
        takenDay: asked && !isFree ? { zoneId: zoneId ?? "", ...asked } : undefined,
      });
      const noteAll = async (handler: StepHandler) => {
        if (note.trim() !== "") await noteOn(handler, runId, orderId, note, "note", context);
        if (!asked || isFree) return;
        await noteOn(handler, runId, orderId, askedText(asked), "asked", context);
      };
      const settle = async (answered: RunState, handler?: StepHandler) => {
        const outcome = outcomeOf(answered, orderId);
        return outcome && process.settleStop(runId, orderId, outcome, context, handler);
      };
      return carryOut(finishing, stepFor(runId, { ...command, answeredAt }, context, sent), {
        async follow(handler) {
          await noteAll(handler);
          await settle((await handler.load(runDecider, runId)).state, handler);
        },
        async stored({ repeated }) {
          onStep("stop-answered", runId);
          // Words about an answer that was refused would be about nothing.
          if (isNew || repeated) await noteAll(commands);
        },
        finish: ({ state }) => settle(state),
      });
    },

    async end(runId, by, context) {
      if (await isOthers(runId, by, context)) return refuse(notOwn);
      await dropEnded(runId, context);
      return handle(runId, { type: "EndRun" }, context);
    },

    async close(runId, cash, context) {
      await dropEnded(runId, context);
      return advanced(runId, "run-closed", { type: "CloseRun", ...cash }, context);
    },

    explain: (runId, difference, context) =>
      handle(runId, { type: "ExplainDifference", ...difference }, context),

    discard: (runId, seen, context) =>
      advanced(runId, "run-discarded", { type: "DiscardRun", seen }, context),

    receiveReturn: (orderId, context) => process.receiveReturn(orderId, context),
  };
};
