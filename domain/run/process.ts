import {
  handleStep,
  laterPosition,
  stepOf,
  type Actor,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type CommandStep,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { DomainEvent } from "../decider.ts";
import type { Checkout } from "../order/checkout.ts";
import type { OrderCommand } from "../order/commands.ts";
import { orderDecider } from "../order/decider.ts";
import { hasEnded, type OrderState } from "../order/state.ts";
import type { RunCommand } from "./commands.ts";
import { comesBack, runDecider, type RunState, type RunStop, type StopOutcome } from "./decider.ts";
import type { StopRemoval } from "./events.ts";

/**
 * The steps after which a crash must leave nothing half done. Tests stop the process at each of
 * them.
 */
export const runSteps = [
  "run-planned",
  "stop-claimed",
  "stop-released",
  "run-started",
  "stop-on-the-road",
  "stop-answered",
  "stop-moved",
  "stop-settled",
  "run-closed",
  "goods-received",
  "run-discarded",
] as const;
export type RunStep = (typeof runSteps)[number];

/**
 * The consequences of a run for its orders. All are safe to repeat at any time. Each resolves with
 * the position of its last event; null if it stored none.
 */
export interface RunProcess {
  /** Applies everything that follows from the run's state. */
  advance(runId: string, context: CommandContext): Promise<Position | null>;
  /** Takes an order off a planned run if its own stream says that it is not on the run. */
  dropStop(runId: string, orderId: string, context: CommandContext): Promise<Position | null>;
  /** Applies what follows from the answer to one stop. */
  settleStop(
    runId: string,
    orderId: string,
    outcome: StopOutcome,
    context: CommandContext,
  ): Promise<Position | null>;
  /** Stores that the goods of a returned order are in the shop, and their stock. */
  receiveReturn(orderId: string, context: CommandContext): Promise<Position | null>;
}

/** The position of the last event of several steps. */
interface Trail {
  latest: Position | null;
}

const shop: Actor = { id: "shop", role: "system" };

/**
 * Applies a run to its orders: every stop claims its order, so that an order is on at most one open
 * run; an order that leaves the plan by a change of its own takes its stop along; the start moves
 * them to Out for Delivery; an answer delivers the order, plans it for another day, or takes it
 * back; received goods return to stock. The run's stream is the intent, and each
 * step has an id derived from it.
 */
export const createRunProcess = ({
  commands,
  checkout,
  deriveId,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly checkout: Checkout;
  readonly deriveId: DeriveId;
  readonly onStep?: ((step: RunStep, runId: string) => void) | undefined;
}): RunProcess => {
  const note = (trail: Trail, position: Position | null): void => {
    trail.latest = laterPosition(trail.latest, position);
  };

  const take = async <State, Command, Event extends DomainEvent, Refusal>(
    trail: Trail,
    step: CommandStep<State, Command, Event, Refusal>,
  ): Promise<CommandResult<State, Refusal>> => {
    const handled = await handleStep(commands, step);
    if (handled.accepted) note(trail, handled.position);
    return handled;
  };

  /** Finishes what an order's own stream requests: a delivery day, or the return of its stock. */
  const settleOrder = async (
    trail: Trail,
    orderId: string,
    context: CommandContext,
    order?: OrderState,
  ): Promise<void> => {
    const end = await checkout.advance(orderId, stepOf(context, context.commandId, shop), order);
    if (end.phase !== "none") note(trail, end.position);
  };

  const stateOf = async (runId: string): Promise<RunState> =>
    (await commands.load(runDecider, runId)).state;

  const orderStep = (
    orderId: string,
    command: OrderCommand,
    word: string,
    context: CommandContext,
    actor?: Actor,
  ) => ({
    decider: orderDecider,
    id: orderId,
    command,
    context: stepOf(context, deriveId(orderId, word), actor),
    intent: orderId,
  });

  const runStep = (runId: string, command: RunCommand, word: string, context: CommandContext) =>
    ({
      decider: runDecider,
      id: runId,
      command,
      context: stepOf(context, deriveId(runId, word), shop),
      intent: runId,
    }) satisfies CommandStep<RunState, RunCommand>;

  const remove = (
    trail: Trail,
    runId: string,
    orderId: string,
    order: OrderState,
    word: string,
    context: CommandContext,
  ) => {
    const because = whyRemoved(order, runId);
    const command = { type: "RemoveStop", orderId, because, seen: null } as const;
    return take(trail, runStep(runId, command, word, context));
  };

  /**
   * Puts an order on the run once, or takes the stop off if the order can't be on it, or has left
   * it since.
   */
  const claim = async (
    trail: Trail,
    runId: string,
    { orderId, added }: RunStop,
    context: CommandContext,
  ): Promise<void> => {
    const word = `put on ${runId} as ${added}`;
    const put = await take(trail, orderStep(orderId, { type: "PutOnRun", runId }, word, context));
    onStep("stop-claimed", runId);
    const order = put.accepted ? put.state : (await commands.load(orderDecider, orderId)).state;
    if (isOnRun(order, runId)) return;
    await remove(trail, runId, orderId, order, `remove ${orderId} as ${added}`, context);
  };

  const release = async (
    trail: Trail,
    runId: string,
    orderId: string,
    word: string | number,
    context: CommandContext,
  ): Promise<void> => {
    const leave = { type: "LeaveRun", runId } as const;
    await take(trail, orderStep(orderId, leave, `leave ${runId} ${word}`, context, shop));
    onStep("stop-released", runId);
  };

  const moveOut = async (
    trail: Trail,
    runId: string,
    orderId: string,
    context: CommandContext,
  ): Promise<void> => {
    const goOut = { type: "GoOut", runId } as const;
    const gone = await take(trail, orderStep(orderId, goOut, `out with ${runId}`, context));
    if (gone.accepted) {
      onStep("stop-on-the-road", runId);
      return;
    }
    const order = (await commands.load(orderDecider, orderId)).state;
    await remove(trail, runId, orderId, order, `gone ${orderId}`, context);
    await release(trail, runId, orderId, "gone", context);
  };

  const settleAnswer = async (
    trail: Trail,
    runId: string,
    orderId: string,
    outcome: StopOutcome,
    context: CommandContext,
  ): Promise<void> => {
    const order = (await commands.load(orderDecider, orderId)).state;
    if (!isOnRun(order, runId)) {
      // An earlier call may have stopped between the steps.
      const isOpen = order.phase === "placed" && order.delivery.requested !== null;
      if (isOpen || order.phase === "returned") await settleOrder(trail, orderId, context, order);
      return;
    }
    const [command, word] = answerCommand(runId, outcome);
    const answered = await take(trail, orderStep(orderId, command, word, context));
    onStep("stop-moved", runId);
    if (outcome.kind === "failed" && answered.accepted) {
      await settleOrder(trail, orderId, context, answered.state);
    }
    onStep("stop-settled", runId);
  };

  const receiveGoods = async (
    trail: Trail,
    runId: string | null,
    orderId: string,
    context: CommandContext,
  ): Promise<void> => {
    const receive = { type: "ReceiveReturn", ...(runId !== null && { runId }) } as const;
    const word = runId === null ? "goods received" : `goods received from ${runId}`;
    const received = await take(trail, orderStep(orderId, receive, word, context));
    onStep("goods-received", orderId);
    if (received.accepted && hasEnded(received.state)) {
      await settleOrder(trail, orderId, context, received.state);
    }
  };

  /** Applies what follows from one reading of the run. */
  const applyState = async (
    trail: Trail,
    runId: string,
    { phase, stops, removed, edition, underWay, receivedOrderIds }: RunState,
    context: CommandContext,
  ): Promise<void> => {
    for (const { orderId } of removed) await release(trail, runId, orderId, edition, context);
    for (const stop of stops) {
      const { orderId, outcome } = stop;
      if (outcome !== null) await settleAnswer(trail, runId, orderId, outcome, context);
      else if (phase === "planned") await claim(trail, runId, stop, context);
    }
    if (phase !== "planned" && phase !== "discarded" && !underWay) {
      for (const { orderId, outcome } of stops) {
        if (outcome === null) await moveOut(trail, runId, orderId, context);
      }
      await take(trail, runStep(runId, { type: "NoteUnderWay" }, "under way", context));
    }
    if (phase === "closed" || phase === "discarded") {
      // Every parcel of a closed run that is not handed over is in the shop.
      const broughtBack = stops.flatMap(({ orderId, outcome }) =>
        outcome?.kind === "failed" && !comesBack(outcome.failure) ? [orderId] : [],
      );
      for (const orderId of [...receivedOrderIds, ...broughtBack]) {
        await receiveGoods(trail, runId, orderId, context);
      }
      await take(trail, runStep(runId, { type: "SettleRun" }, "settle", context));
    }
  };

  const followed = async (work: (trail: Trail) => Promise<void>): Promise<Position | null> => {
    const trail: Trail = { latest: null };
    await work(trail);
    return trail.latest;
  };

  return {
    settleStop: (runId, orderId, outcome, context) =>
      followed((trail) => settleAnswer(trail, runId, orderId, outcome, context)),

    dropStop: (runId, orderId, context) =>
      followed(async (trail) => {
        const { phase, stops } = await stateOf(runId);
        const stop = stops.find((each) => each.orderId === orderId);
        if (phase !== "planned" || !stop) return;
        await claim(trail, runId, stop, context);
      }),

    receiveReturn: (orderId, context) =>
      followed((trail) => receiveGoods(trail, null, orderId, context)),

    advance: (runId, context) =>
      followed(async (trail) => {
        for (;;) {
          const before = await stateOf(runId);
          if (before.phase === "none" || before.settled) return;
          await applyState(trail, runId, before, context);
          const after = await stateOf(runId);
          // A concurrent change may have been applied before an older one.
          if (after.edition === before.edition && after.phase === before.phase) return;
        }
      }),
  };
};

const isOnRun = (order: OrderState, runId: string): boolean =>
  order.phase === "placed" && order.run === runId;

/** Why an order is not on a run. */
const whyRemoved = (order: OrderState, runId: string): StopRemoval => {
  if (order.phase !== "placed" || order.status === "Delivered") return "order closed";
  return order.run === null || order.run === runId ? "order changed" : "on another run";
};

/** The command of an order after the answer to its stop, and the word of its id. */
const answerCommand = (
  runId: string,
  outcome: StopOutcome,
): readonly [command: OrderCommand, word: string] => {
  if (outcome.kind === "delivered") {
    const { owedCents, collectedCents, shortReason } = outcome;
    const cash = { owedCents, collectedCents, shortReason };
    return [{ type: "DeliverByRun", runId, ...cash }, `delivered by ${runId}`];
  }
  const { failure, nextDay, isDayTaken } = outcome;
  if (comesBack(failure)) {
    return [{ type: "ReturnOrder", reason: failure, runId }, `returned by ${runId}`];
  }
  // Without a wish of the driver, the office decides about the day.
  const day = nextDay ?? (isDayTaken ? null : undefined);
  return [{ type: "PostponeByRun", runId, day }, `back with ${runId}`];
};
