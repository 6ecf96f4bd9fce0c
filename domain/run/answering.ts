import { type ShortCashReason, type StopFailure } from "../constants.ts";
import { deliveryPlan, isPossible } from "../delivery/days.ts";
import { messages } from "../messages.ts";
import { orderDecider } from "../order/decider.ts";
import { dueOf } from "../order/items/payment.ts";
import { allReturned, refundedOf } from "../order/items/returns.ts";
import { dayProblems } from "../order/order-input.ts";
import { wasPlaced, type OrderState } from "../order/state.ts";
import {
  stepOf,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
} from "../ports.ts";
import {
  invalidInput,
  notFound,
  orderClosed,
  type InvalidInput,
  type OrderClosed,
} from "../refusal.ts";
import { carryOut, type Finishing, type StepHandler } from "../together.ts";
import { deliveryDayText, isSameSlot, type DayHalf, type Slot } from "../values/delivery-day.ts";
import type { RunCommand } from "./commands.ts";
import { runDecider, type RunRefusal, type RunState, type StopOutcome } from "./decider.ts";
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

/** `asked` is what the caller sent, so that a repetition is the same command at another time. */
export const runStep = (
  runId: string,
  command: RunCommand,
  context: CommandContext,
  asked: object = command,
) => ({
  ...{ decider: runDecider, id: runId, command, context },
  intent: { run: runId, command: asked },
});

/** Whether a run belongs to another driver than the caller, who may answer only their own. */
export const isOthersRun = async (
  commands: Pick<CommandHandler, "load">,
  runId: string,
  { onlyOwnRuns }: StopAnswerer,
  { actor }: CommandContext,
): Promise<boolean> =>
  onlyOwnRuns && (await commands.load(runDecider, runId)).state.plan.driverId !== actor.id;

export const notOwnRun: NotOwnRun = { code: "NOT_OWN_RUN", message: messages.run.onlyOwn };

/** Answers of runs without a time of start are not older. */
const longestRunMs = 7 * 24 * 60 * 60 * 1000;

const unknownStop = notFound(messages.run.stopNotFound);

/** What the office reads of a day that a driver asked for, and that can't be had. */
const askedText = (day: { readonly date: string; readonly half: DayHalf }): string =>
  `The driver asked for ${deliveryDayText(day)}. No delivery is possible then.`;

/** The command of an answer, and what of it the caller sent. */
const commandOf = (
  orderId: string,
  owedCents: number,
  answer: StopAnswer,
  days: { readonly nextDay: Slot | null; readonly takenDay: Slot | undefined },
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

const noteOf = (text: string) => ({ type: "CommentOnOrder", text }) as const;

/** Why a driver's note can't be stored as a comment; null if it can. */
const noteProblem = (order: OrderState, text: string): InvalidInput | null => {
  const noted = text.trim() === "" ? null : orderDecider.decide(noteOf(text), order);
  const refusal = noted && !noted.accepted ? noted.refusal : null;
  return refusal?.code === "INVALID_INPUT" ? refusal : null;
};

const outcomeOf = (state: RunState, orderId: string): StopOutcome | null =>
  state.stops.find((stop) => stop.orderId === orderId)?.outcome ?? null;

/** Stores a driver's answers to stops, and applies them to the orders. */
export const createStopAnswers = ({
  commands,
  onPending,
  process,
  deriveId,
  onStep,
}: Finishing & {
  readonly process: Pick<RunProcess, "settleStop">;
  readonly deriveId: DeriveId;
  readonly onStep: (step: RunStep, runId: string) => void;
}) => {
  /** Whether the zone delivers on a slot that has a free place. */
  const isFreeDay = async (day: Slot, now: string): Promise<boolean> => {
    const { zones } = await deliveryPlan(commands);
    const zone = zones.find(({ id }) => id === day.zoneId);
    return zone !== undefined && isPossible(commands, zone, day, now);
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

  return async (
    runId: string,
    orderId: string,
    answer: StopAnswer,
    by: StopAnswerer,
    context: CommandContext,
  ): Promise<RunResult<RunRefusal | OrderClosed | NotOwnRun>> => {
    if (await isOthersRun(commands, runId, by, context)) return refuse(notOwnRun);
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
    const wanted: Slot | null = asked && zoneId !== null ? { zoneId, ...asked } : null;
    const isFree =
      wanted !== null && (isSameSlot(wanted, day) || (await isFreeDay(wanted, context.now)));
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
    return carryOut(
      { commands, onPending },
      runStep(runId, { ...command, answeredAt }, context, sent),
      {
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
      },
    );
  };
};
