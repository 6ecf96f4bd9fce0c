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
import { hasEnded, orderDecider, type OrderState } from "../order/decider.ts";
import type { RunCommand } from "./commands.ts";
import { comesBack, runDecider, type RunState, type StopOutcome } from "./decider.ts";

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
 * run; the start moves them to Out for Delivery; an answer delivers the order, plans it for another
 * day, or takes it back; received goods return to stock. The run's stream is the intent, and each
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

  /** Puts an order on the run, or takes the stop off if the order can't be on it. */
  const claim = async (
    trail: Trail,
    runId: string,
    orderId: string,
    edition: number,
    context: CommandContext,
  ): Promise<void> => {
    const put = await take(
      trail,
      orderStep(orderId, { type: "PutOnRun", runId }, `put on ${runId} ${edition}`, context),
    );
    onStep("stop-claimed", runId);
    if (put.accepted) return;
    const order = (await commands.load(orderDecider, orderId)).state;
    const isOnOther = order.phase === "placed" && order.run !== null && order.run !== runId;
    const because = isOnOther ? ("on another run" as const) : ("order closed" as const);
    const remove = { type: "RemoveStop", orderId, because, seen: null } as const;
    await take(trail, runStep(runId, remove, `remove ${orderId} ${edition}`, context));
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
    const order = (await commands.load(orderDecider, orderId)).state;
    const isDue = order.phase === "placed" && order.status !== "Delivered" && order.run === runId;
    if (!isDue) {
      const because = "order closed" as const;
      const remove = { type: "RemoveStop", orderId, because, seen: null } as const;
      await take(trail, runStep(runId, remove, `gone ${orderId}`, context));
      await release(trail, runId, orderId, "gone", context);
      return;
    }
    await take(
      trail,
      orderStep(
        orderId,
        { type: "SetOrderStatus", status: "Out for Delivery", expectedRevision: null },
        `out with ${runId}`,
        context,
      ),
    );
    onStep("stop-on-the-road", runId);
  };

  const settleFailed = async (
    trail: Trail,
    runId: string,
    orderId: string,
    { failure, nextDay }: Extract<StopOutcome, { readonly kind: "failed" }>,
    context: CommandContext,
  ): Promise<void> => {
    if (comesBack(failure)) {
      const give = { type: "ReturnOrder", reason: failure, runId } as const;
      await take(trail, orderStep(orderId, give, `returned by ${runId}`, context));
      onStep("stop-moved", runId);
      await settleOrder(trail, orderId, context);
      return;
    }
    const pack = {
      type: "SetOrderStatus",
      status: "Item Packing",
      expectedRevision: null,
    } as const;
    await take(trail, orderStep(orderId, pack, `back with ${runId}`, context));
    onStep("stop-moved", runId);
    if (nextDay !== null) {
      const request = {
        type: "RequestDeliveryDay",
        by: "staff",
        userId: context.actor.id,
        day: nextDay,
        chosen: true,
        expectedRevision: null,
      } as const;
      await take(trail, orderStep(orderId, request, `again after ${runId}`, context));
      await settleOrder(trail, orderId, context);
    }
  };

  const settleAnswer = async (
    trail: Trail,
    runId: string,
    orderId: string,
    outcome: StopOutcome,
    context: CommandContext,
  ): Promise<void> => {
    const order = (await commands.load(orderDecider, orderId)).state;
    // An admin may have ended the order, or moved it, since it left the run.
    if (hasEnded(order) || (order.phase === "placed" && order.run !== runId)) {
      if (order.phase === "returned") await settleOrder(trail, orderId, context, order);
      return;
    }
    if (outcome.kind === "failed") {
      await settleFailed(trail, runId, orderId, outcome, context);
    } else {
      const deliver = {
        type: "SetOrderStatus",
        status: "Delivered",
        expectedRevision: null,
      } as const;
      await take(trail, orderStep(orderId, deliver, `delivered by ${runId}`, context));
      onStep("stop-moved", runId);
    }
    await release(trail, runId, orderId, "answered", context);
    onStep("stop-settled", runId);
  };

  const receiveGoods = async (
    trail: Trail,
    orderId: string,
    context: CommandContext,
  ): Promise<void> => {
    const receive = { type: "ReceiveReturn" } as const;
    const step = orderStep(orderId, receive, "goods received", context);
    const received = await take(trail, step);
    onStep("goods-received", orderId);
    if (received.accepted) await settleOrder(trail, orderId, context, received.state);
  };

  /** Applies what follows from one reading of the run. */
  const applyState = async (
    trail: Trail,
    runId: string,
    { phase, stops, removed, edition, underWay, receivedOrderIds }: RunState,
    context: CommandContext,
  ): Promise<void> => {
    for (const orderId of removed) await release(trail, runId, orderId, edition, context);
    for (const { orderId, outcome } of stops) {
      if (outcome !== null) await settleAnswer(trail, runId, orderId, outcome, context);
      else if (phase === "planned") await claim(trail, runId, orderId, edition, context);
    }
    if (phase !== "planned" && phase !== "discarded" && !underWay) {
      for (const { orderId, outcome } of stops) {
        if (outcome === null) await moveOut(trail, runId, orderId, context);
      }
      await take(trail, runStep(runId, { type: "NoteUnderWay" }, "under way", context));
    }
    if (phase === "closed" || phase === "discarded") {
      for (const orderId of receivedOrderIds) await receiveGoods(trail, orderId, context);
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

    receiveReturn: (orderId, context) => followed((trail) => receiveGoods(trail, orderId, context)),

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
