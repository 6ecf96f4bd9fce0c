import {
  stepOf,
  type Actor,
  type CommandContext,
  type CommandHandler,
  type CommandStep,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { Checkout } from "../order/steps.ts";
import type { OrderCommand } from "../order/commands.ts";
import { orderDecider } from "../order/decider.ts";
import { hasEnded, type OrderState } from "../order/state.ts";
import { createTrail, type StepHandler, type Trail } from "../together.ts";
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
 * the position of its last event; null if it stored none. `handler` takes the steps of one append.
 */
export interface RunProcess {
  /** Applies everything that follows from the run's state. */
  advance(runId: string, context: CommandContext, handler?: StepHandler): Promise<Position | null>;
  /** Takes an order off a planned run if its own stream says that it is not on the run. */
  dropStop(runId: string, orderId: string, context: CommandContext): Promise<Position | null>;
  /** Applies what follows from the answer to one stop. */
  settleStop(
    runId: string,
    orderId: string,
    outcome: StopOutcome,
    context: CommandContext,
    handler?: StepHandler,
  ): Promise<Position | null>;
  /** Stores that the goods of a returned order are in the shop, and their stock. */
  receiveReturn(orderId: string, context: CommandContext): Promise<Position | null>;
}

type RunTrail = Trail<RunStep>;

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
  /** Finishes what an order's own stream requests: a delivery day, or the return of its stock. */
  const settleOrder = async (
    trail: RunTrail,
    orderId: string,
    context: CommandContext,
    order: OrderState,
  ): Promise<void> => {
    const asShop = stepOf(context, context.commandId, shop);
    if (trail.commands !== commands) return checkout.follow(orderId, asShop, trail.commands);
    const end = await checkout.advance(orderId, asShop, order);
    if (end.phase !== "none") trail.reach(end.position);
  };

  const runOf = async ({ commands: from }: RunTrail, runId: string): Promise<RunState> =>
    (await from.load(runDecider, runId)).state;

  const orderOf = async ({ commands: from }: RunTrail, orderId: string): Promise<OrderState> =>
    (await from.load(orderDecider, orderId)).state;

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
    trail: RunTrail,
    runId: string,
    orderId: string,
    order: OrderState,
    word: string,
    context: CommandContext,
  ) => {
    const because = whyRemoved(order, runId);
    const command = { type: "RemoveStop", orderId, because, seen: null } as const;
    return trail.take(runStep(runId, command, word, context), null);
  };

  /**
   * Puts an order on the run once, or takes the stop off if the order can't be on it, or has left
   * it since.
   */
  const claim = async (
    trail: RunTrail,
    runId: string,
    { orderId, added }: RunStop,
    context: CommandContext,
  ): Promise<void> => {
    const word = `put on ${runId} as ${added}`;
    const claiming = orderStep(orderId, { type: "PutOnRun", runId }, word, context);
    const put = await trail.take(claiming, "stop-claimed");
    const order = put.accepted ? put.state : await orderOf(trail, orderId);
    if (isOnRun(order, runId)) return;
    await remove(trail, runId, orderId, order, `remove ${orderId} as ${added}`, context);
  };

  const release = async (
    trail: RunTrail,
    runId: string,
    orderId: string,
    word: string | number,
    context: CommandContext,
  ): Promise<void> => {
    const leave = { type: "LeaveRun", runId } as const;
    const leaving = orderStep(orderId, leave, `leave ${runId} ${word}`, context, shop);
    await trail.take(leaving, "stop-released");
  };

  const moveOut = async (
    trail: RunTrail,
    runId: string,
    orderId: string,
    context: CommandContext,
  ): Promise<void> => {
    const goOut = { type: "GoOut", runId } as const;
    const going = orderStep(orderId, goOut, `out with ${runId}`, context);
    if ((await trail.take(going, "stop-on-the-road")).accepted) return;
    const order = await orderOf(trail, orderId);
    await remove(trail, runId, orderId, order, `gone ${orderId}`, context);
    await release(trail, runId, orderId, "gone", context);
  };

  const settleAnswer = async (
    trail: RunTrail,
    runId: string,
    orderId: string,
    outcome: StopOutcome,
    context: CommandContext,
  ): Promise<void> => {
    const order = await orderOf(trail, orderId);
    if (!isOnRun(order, runId)) {
      // An earlier call may have stopped between the steps.
      const isOpen = order.phase === "placed" && order.delivery.requested !== null;
      if (isOpen || order.phase === "returned") await settleOrder(trail, orderId, context, order);
      return;
    }
    const [command, word] = answerCommand(runId, outcome);
    const answering = orderStep(orderId, command, word, context);
    const answered = await trail.take(answering, "stop-moved");
    if (outcome.kind === "failed" && answered.accepted) {
      await settleOrder(trail, orderId, context, answered.state);
    }
    trail.note("stop-settled");
  };

  const receiveGoods = async (
    trail: RunTrail,
    runId: string | null,
    orderId: string,
    context: CommandContext,
  ): Promise<void> => {
    const receive = { type: "ReceiveReturn", ...(runId !== null && { runId }) } as const;
    const word = runId === null ? "goods received" : `goods received from ${runId}`;
    const receiving = orderStep(orderId, receive, word, context);
    const received = await trail.take(receiving, "goods-received");
    if (received.accepted && hasEnded(received.state)) {
      await settleOrder(trail, orderId, context, received.state);
    }
  };

  /** Applies what follows from one reading of the run. */
  const applyState = async (
    trail: RunTrail,
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
      await trail.take(runStep(runId, { type: "NoteUnderWay" }, "under way", context), null);
    }
    if (phase === "closed" || phase === "discarded") {
      // Every parcel of a closed run that is not handed over is in the shop.
      const broughtBack = stops.flatMap(({ orderId, outcome }) =>
        outcome?.kind === "failed" && !comesBack(outcome.failure) ? [orderId] : [],
      );
      for (const orderId of [...receivedOrderIds, ...broughtBack]) {
        await receiveGoods(trail, runId, orderId, context);
      }
      await trail.take(runStep(runId, { type: "SettleRun" }, "settle", context), null);
    }
  };

  const followed = async (
    id: string,
    work: (trail: RunTrail) => Promise<void>,
    handler: StepHandler = commands,
  ): Promise<Position | null> => {
    const isStored = handler === commands;
    const trail = createTrail<RunStep>(handler, (step) => isStored && onStep(step, id));
    await work(trail);
    return trail.latest();
  };

  return {
    settleStop: (runId, orderId, outcome, context, handler) =>
      followed(runId, (trail) => settleAnswer(trail, runId, orderId, outcome, context), handler),

    dropStop: (runId, orderId, context) =>
      followed(runId, async (trail) => {
        const { phase, stops } = await runOf(trail, runId);
        const stop = stops.find((each) => each.orderId === orderId);
        if (phase !== "planned" || !stop) return;
        await claim(trail, runId, stop, context);
      }),

    receiveReturn: (orderId, context) =>
      followed(orderId, (trail) => receiveGoods(trail, null, orderId, context)),

    advance: (runId, context, handler) =>
      followed(
        runId,
        async (trail) => {
          for (;;) {
            const before = await runOf(trail, runId);
            if (before.phase === "none" || before.settled) return;
            await applyState(trail, runId, before, context);
            const after = await runOf(trail, runId);
            // A concurrent change may have been applied before an older one.
            if (after.edition === before.edition && after.phase === before.phase) return;
          }
        },
        handler,
      ),
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
