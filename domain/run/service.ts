import {
  runLimits,
  type CashDifferenceReason,
  type ShortCashReason,
  type StopFailure,
} from "../constants.ts";
import { messages } from "../messages.ts";
import {
  stepOf,
  withConsequences,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { hasEnded, orderDecider, wasPlaced } from "../order/decider.ts";
import { dayProblems } from "../order/order-input.ts";
import { invalidInput, notFound, orderClosed, type OrderClosed } from "../refusal.ts";
import { isDate, type DayHalf, type DeliveryDay } from "../values/delivery-day.ts";
import { runIdOf } from "../values/run-id.ts";
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
  /** Starts the run: its orders are out for delivery. */
  start(runId: string, seen: number, context: CommandContext): Promise<RunResult>;
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
  /** Discards a planned run. */
  discard(runId: string, seen: number, context: CommandContext): Promise<RunResult>;
  /** Stores that the goods of a returned order are in the shop. */
  receiveReturn(orderId: string, context: CommandContext): Promise<Position | null>;
}

const notOwn: NotOwnRun = { code: "NOT_OWN_RUN", message: messages.run.onlyOwn };
const refuse = <Refusal>(refusal: Refusal) => ({ accepted: false, refusal }) as const;

export const createRunService = ({
  commands,
  process,
  deriveId,
  onPending,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly process: RunProcess;
  readonly deriveId: DeriveId;
  /** Called with a run whose consequences could not be applied, so that they are retried. */
  readonly onPending: (runId: string, error: unknown) => void;
  readonly onStep?: ((step: RunStep, runId: string) => void) | undefined;
}): RunService => {
  const handle = (
    runId: string,
    command: RunCommand,
    context: CommandContext,
  ): Promise<RunResult> =>
    commands.handle(runDecider, runId, command, context, { run: runId, command });

  const consequences = { commands, decider: runDecider, onPending };

  /** The answer to a command after its consequences are applied. */
  const applied = async <Refusal>(
    runId: string,
    result: RunResult<Refusal>,
    apply: () => Promise<Position | null>,
  ): Promise<RunResult<Refusal>> =>
    result.accepted ? withConsequences(consequences, runId, result, apply) : result;

  const advanced = async (
    runId: string,
    step: RunStep,
    command: RunCommand,
    context: CommandContext,
  ): Promise<RunResult> => {
    const result = await handle(runId, command, context);
    if (result.accepted) onStep(step, runId);
    return applied(runId, result, () => process.advance(runId, context));
  };

  const isOthers = async (runId: string, by: StopAnswerer, { actor }: CommandContext) =>
    by.onlyOwnRuns && (await commands.load(runDecider, runId)).state.plan.driverId !== actor.id;

  /** Takes orders that were cancelled on the way off the run, so that it can end without them. */
  const dropEnded = async (runId: string, context: CommandContext): Promise<void> => {
    const { state } = await commands.load(runDecider, runId);
    for (const { orderId, outcome } of state.stops) {
      if (outcome !== null) continue;
      const { state: order } = await commands.load(orderDecider, orderId);
      if (!hasEnded(order)) continue;
      const step = stepOf(context, deriveId(context.commandId, `drop ${orderId}`));
      await handle(
        runId,
        { type: "RemoveStop", orderId, because: "order closed", seen: null },
        step,
      );
    }
  };

  const outcomeOf = (state: RunState, orderId: string): StopOutcome | null =>
    state.stops.find((stop) => stop.orderId === orderId)?.outcome ?? null;

  return {
    async plan(date, plan, orderIds, context) {
      if (!isDate(date)) {
        return refuse(invalidInput({ field: "date", message: "Please enter a date" }));
      }
      for (let number = 1; number <= runLimits.perDay; number += 1) {
        const runId = runIdOf(date, number);
        const result = await advanced(
          runId,
          "run-planned",
          { type: "PlanRun", plan, orderIds },
          context,
        );
        const isTaken = !result.accepted && result.refusal.code === "CHANGED_MEANWHILE";
        if (!isTaken) return { ...result, runId };
      }
      const message = `A day has at most ${runLimits.perDay} runs`;
      return refuse(invalidInput({ field: "date", message }));
    },

    changePlan: (runId, plan, seen, context) =>
      handle(runId, { type: "ChangeRunPlan", plan, seen }, context),

    addStops: (runId, orderIds, seen, context) =>
      advanced(runId, "run-planned", { type: "AddStops", orderIds, seen }, context),

    removeStop: (runId, orderId, seen, context) =>
      advanced(
        runId,
        "run-planned",
        { type: "RemoveStop", orderId, because: "by staff", seen },
        context,
      ),

    moveStop: (runId, orderId, position, seen, context) =>
      handle(runId, { type: "MoveStop", orderId, position, seen }, context),

    start: (runId, seen, context) =>
      advanced(runId, "run-started", { type: "StartRun", seen }, context),

    async answer(runId, orderId, answer, by, context) {
      if (await isOthers(runId, by, context)) return refuse(notOwn);
      const { state: order } = await commands.load(orderDecider, orderId);
      if (!wasPlaced(order) || order.phase === "none") {
        return refuse(notFound(messages.run.stopNotFound));
      }
      const { totalCents: owedCents } = order.content;
      const { state: run } = await commands.load(runDecider, runId);
      if (order.phase === "cancelled" && outcomeOf(run, orderId) === null) {
        return refuse(orderClosed(messages.order.cancelledAlready));
      }
      const { answeredAt } = answer;
      let command: RunCommand;
      if (!run.stops.some((stop) => stop.orderId === orderId)) {
        return refuse(notFound(messages.run.stopNotFound));
      }
      const isNew = outcomeOf(run, orderId) === null;
      if (isNew && answer.kind === "failed" && answer.note.trim() !== "") {
        const note = { type: "CommentOnOrder", text: answer.note } as const;
        const step = stepOf(context, deriveId(context.commandId, "note"));
        const noted = await commands.handle(orderDecider, orderId, note, step, { runId, note });
        if (!noted.accepted && noted.refusal.code === "INVALID_INPUT") return refuse(noted.refusal);
      }
      if (answer.kind === "delivered") {
        const { collectedCents, shortReason } = answer;
        command = {
          type: "DeliverStop",
          ...{ orderId, owedCents, collectedCents, shortReason, answeredAt },
        };
      } else {
        const { failure, next } = answer;
        const problems = next ? dayProblems(next) : [];
        if (problems.length > 0) return refuse(invalidInput(...problems));
        const day = order.phase === "placed" ? order.delivery.day : null;
        const zoneId = day?.zoneId ?? run.plan.zoneId;
        const nextDay: DeliveryDay | null = next && zoneId !== null ? { zoneId, ...next } : null;
        command = {
          type: "FailStop",
          ...{ orderId, owedCents, failure, nextDay, answeredAt },
        };
      }
      const answered = await handle(runId, command, context);
      if (answered.accepted) onStep("stop-answered", runId);
      const outcome = answered.accepted ? outcomeOf(answered.state, orderId) : null;
      return applied(runId, answered, async () =>
        outcome ? process.settleStop(runId, orderId, outcome, context) : null,
      );
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

    discard: (runId, seen, context) =>
      advanced(runId, "run-discarded", { type: "DiscardRun", seen }, context),

    receiveReturn: (orderId, context) => process.receiveReturn(orderId, context),
  };
};
