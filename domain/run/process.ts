import {
  stepOf,
  type Actor,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { Checkout } from "../order/steps.ts";
import type { OrderCommand } from "../order/commands.ts";
import { orderDecider } from "../order/decider.ts";
import { hasEnded, type OrderState } from "../order/state.ts";
import { createTrail, type StepHandler } from "../together.ts";
import type { RunCommand } from "./commands.ts";
import { comesBack } from "../values/comes-back.ts";
import { runDecider, type RunState, type RunStop, type StopOutcome } from "./decider.ts";
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

const shop: Actor = { id: "shop", role: "system" };

/** What a process needs. */
interface Options {
  readonly commands: CommandHandler;
  readonly checkout: Checkout;
  readonly deriveId: DeriveId;
  readonly onStep?: ((step: RunStep, id: string) => void) | undefined;
}

/** The steps that follow from one run. Each has an id derived from its stream's id and a word. */
type RunSteps = ReturnType<typeof createRunSteps>;

const createRunSteps = (
  { commands, checkout, deriveId, onStep = () => undefined }: Options,
  runId: string,
  context: CommandContext,
  handler: StepHandler = commands,
) => {
  const isStored = handler === commands;
  const trail = createTrail<RunStep>(handler, (done) => isStored && onStep(done, runId));
  const contextOf = (id: string, word: string, actor?: Actor) =>
    stepOf(context, deriveId(id, word), actor);
  return {
    ...{ ...trail, runId },
    run: async () => (await handler.load(runDecider, runId)).state,
    order: async (orderId: string) => (await handler.load(orderDecider, orderId)).state,
    /** Takes a step on the run's stream, as the shop. */
    onRun: (command: RunCommand, word: string) =>
      trail.take(
        {
          ...{ decider: runDecider, id: runId, command, intent: runId },
          context: contextOf(runId, word, shop),
        },
        null,
      ),
    /** Takes a step on an order's stream, as the actor of the run's command or another one. */
    onOrder: (done: RunStep, orderId: string, command: OrderCommand, word: string, actor?: Actor) =>
      trail.take(
        {
          ...{ decider: orderDecider, id: orderId, command, intent: orderId },
          context: contextOf(orderId, word, actor),
        },
        done,
      ),
    /** Finishes what an order's own stream requests: a delivery day, or the return of its stock. */
    async settleOrder(orderId: string, order: OrderState): Promise<void> {
      const asShop = stepOf(context, context.commandId, shop);
      if (!isStored) return checkout.follow(orderId, asShop, handler);
      const end = await checkout.advance(orderId, asShop, order);
      if (end.phase !== "none") trail.reach(end.position);
    },
  };
};

const remove = (steps: RunSteps, orderId: string, order: OrderState, word: string) => {
  const because = whyRemoved(order, steps.runId);
  return steps.onRun({ type: "RemoveStop", orderId, because, seen: null }, word);
};

/**
 * Puts an order on the run once, or takes the stop off if the order can't be on it, or has left
 * it since.
 */
const claim = async (steps: RunSteps, { orderId, added }: RunStop): Promise<void> => {
  const { runId } = steps;
  const command = { type: "PutOnRun", runId } as const;
  const word = `put on ${runId} as ${added}`;
  const put = await steps.onOrder("stop-claimed", orderId, command, word);
  const order = put.accepted ? put.state : await steps.order(orderId);
  if (!isOnRun(order, runId)) await remove(steps, orderId, order, `remove ${orderId} as ${added}`);
};

const release = (steps: RunSteps, orderId: string, word: string | number) => {
  const { runId } = steps;
  const command = { type: "LeaveRun", runId } as const;
  return steps.onOrder("stop-released", orderId, command, `leave ${runId} ${word}`, shop);
};

const moveOut = async (steps: RunSteps, orderId: string): Promise<void> => {
  const { runId } = steps;
  const command = { type: "GoOut", runId } as const;
  const gone = await steps.onOrder("stop-on-the-road", orderId, command, `out with ${runId}`);
  if (gone.accepted) return;
  await remove(steps, orderId, await steps.order(orderId), `gone ${orderId}`);
  await release(steps, orderId, "gone");
};

const settleAnswer = async (
  steps: RunSteps,
  orderId: string,
  outcome: StopOutcome,
): Promise<void> => {
  const order = await steps.order(orderId);
  if (!isOnRun(order, steps.runId)) {
    // An earlier call may have stopped between the steps.
    const isOpen = order.phase === "placed" && order.delivery.requested !== null;
    if (isOpen || order.phase === "returned") await steps.settleOrder(orderId, order);
    return;
  }
  const answered = await steps.onOrder(
    "stop-moved",
    orderId,
    ...answerCommand(steps.runId, outcome),
  );
  if (outcome.kind === "failed" && answered.accepted) {
    await steps.settleOrder(orderId, answered.state);
  }
  steps.note("stop-settled");
};

const receiveGoods = async (
  steps: RunSteps,
  orderId: string,
  runId: string | null,
): Promise<void> => {
  const command = { type: "ReceiveReturn", ...(runId !== null && { runId }) } as const;
  const word = runId === null ? "goods received" : `goods received from ${runId}`;
  const received = await steps.onOrder("goods-received", orderId, command, word);
  if (received.accepted && hasEnded(received.state)) {
    await steps.settleOrder(orderId, received.state);
  }
};

/** Applies what follows from one reading of the run. */
const applyState = async (
  steps: RunSteps,
  { phase, stops, removed, edition, underWay, receivedOrderIds }: RunState,
): Promise<void> => {
  for (const { orderId } of removed) await release(steps, orderId, edition);
  for (const stop of stops) {
    const { orderId, outcome } = stop;
    if (outcome !== null) await settleAnswer(steps, orderId, outcome);
    else if (phase === "planned") await claim(steps, stop);
  }
  if (phase !== "planned" && phase !== "discarded" && !underWay) {
    for (const { orderId, outcome } of stops) if (outcome === null) await moveOut(steps, orderId);
    await steps.onRun({ type: "NoteUnderWay" }, "under way");
  }
  if (phase === "closed" || phase === "discarded") {
    // Every parcel of a closed run that is not handed over is in the shop.
    const broughtBack = stops.flatMap(({ orderId, outcome }) =>
      outcome?.kind === "failed" && !comesBack(outcome.failure) ? [orderId] : [],
    );
    for (const orderId of [...receivedOrderIds, ...broughtBack]) {
      await receiveGoods(steps, orderId, steps.runId);
    }
    await steps.onRun({ type: "SettleRun" }, "settle");
  }
};

/**
 * Applies a run to its orders: every stop claims its order, so that an order is on at most one open
 * run; an order that leaves the plan by a change of its own takes its stop along; the start moves
 * them to Out for Delivery; an answer delivers the order, plans it for another day, or takes it
 * back; received goods return to stock. The run's stream is the intent.
 */
export const createRunProcess = (options: Options): RunProcess => ({
  async settleStop(runId, orderId, outcome, context, handler) {
    const steps = createRunSteps(options, runId, context, handler);
    await settleAnswer(steps, orderId, outcome);
    return steps.latest();
  },

  async dropStop(runId, orderId, context) {
    const steps = createRunSteps(options, runId, context);
    const { phase, stops } = await steps.run();
    const stop = stops.find((each) => each.orderId === orderId);
    if (phase === "planned" && stop) await claim(steps, stop);
    return steps.latest();
  },

  async receiveReturn(orderId, context) {
    const steps = createRunSteps(options, orderId, context);
    await receiveGoods(steps, orderId, null);
    return steps.latest();
  },

  async advance(runId, context, handler) {
    const steps = createRunSteps(options, runId, context, handler);
    for (;;) {
      const before = await steps.run();
      if (before.phase === "none" || before.settled) return steps.latest();
      await applyState(steps, before);
      const after = await steps.run();
      // A concurrent change may have been applied before an older one.
      if (after.edition === before.edition && after.phase === before.phase) return steps.latest();
    }
  },
});

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
