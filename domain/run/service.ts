import { runLimits, type CashDifferenceReason } from "../constants.ts";
import { messages } from "../messages.ts";
import {
  handleStep,
  stepOf,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { orderDecider } from "../order/decider.ts";
import { hasEnded } from "../order/state.ts";
import { invalidInput, type InvalidInput, type OrderClosed } from "../refusal.ts";
import { isDate } from "../values/delivery-day.ts";
import { runIdOf } from "../values/run-id.ts";
import { carryOut } from "../together.ts";
import {
  createStopAnswers,
  isOthersRun,
  notOwnRun,
  runStep,
  type NotOwnRun,
  type RunResult,
  type StopAnswer,
  type StopAnswerer,
} from "./answering.ts";
import type { RunCommand } from "./commands.ts";
import { runDecider, type RunRefusal } from "./decider.ts";
import type { RunPlan } from "./events.ts";
import type { RunProcess, RunStep } from "./process.ts";

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
  const handle = (...step: Parameters<typeof runStep>): Promise<RunResult> =>
    handleStep(commands, runStep(...step));

  const finishing = { commands, onPending };

  const advanced = (
    runId: string,
    step: RunStep,
    command: RunCommand,
    context: CommandContext,
    asked: object = command,
  ): Promise<RunResult> =>
    carryOut(finishing, runStep(runId, command, context, asked), {
      follow: (handler) => process.advance(runId, context, handler),
      stored: () => onStep(step, runId),
      finish: () => process.advance(runId, context),
    });

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

    answer: createStopAnswers({ commands, onPending, process, deriveId, onStep }),

    async end(runId, by, context) {
      if (await isOthersRun(commands, runId, by, context)) return refuse(notOwnRun);
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
