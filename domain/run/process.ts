import {
  handleStep,
  stepOf,
  type Actor,
  type CommandContext,
  type CommandHandler,
  type CommandStep,
  type DeriveId,
} from "../ports.ts";
import type { Checkout } from "../order/checkout.ts";
import type { OrderCommand } from "../order/commands.ts";
import { hasEnded, orderDecider } from "../order/decider.ts";
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

/** The consequences of a run for its orders. All are safe to repeat at any time. */
export interface RunProcess {
  /** Applies everything that follows from the run's state. */
  advance(runId: string, context: CommandContext): Promise<RunState>;
  /** Applies what follows from the answer to one stop. */
  settleStop(
    runId: string,
    orderId: string,
    outcome: StopOutcome,
    context: CommandContext,
  ): Promise<void>;
  /** Stores that the goods of a returned order are in the shop, and their stock. */
  receiveReturn(orderId: string, context: CommandContext): Promise<void>;
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
    runId: string,
    orderId: string,
    edition: number,
    context: CommandContext,
  ): Promise<void> => {
    const put = await handleStep(
      commands,
      orderStep(orderId, { type: "PutOnRun", runId }, `put on ${runId} ${edition}`, context),
    );
    onStep("stop-claimed", runId);
    if (put.accepted) return;
    const order = (await commands.load(orderDecider, orderId)).state;
    const isOnOther = order.phase === "placed" && order.run !== null && order.run !== runId;
    const because = isOnOther ? ("on another run" as const) : ("order closed" as const);
    const remove = { type: "RemoveStop", orderId, because, seen: null } as const;
    await handleStep(commands, runStep(runId, remove, `remove ${orderId} ${edition}`, context));
  };

  const release = async (
    runId: string,
    orderId: string,
    word: string | number,
    context: CommandContext,
  ): Promise<void> => {
    const leave = { type: "LeaveRun", runId } as const;
    await handleStep(commands, orderStep(orderId, leave, `leave ${runId} ${word}`, context, shop));
    onStep("stop-released", runId);
  };

  const moveOut = async (runId: string, orderId: string, context: CommandContext) => {
    const order = (await commands.load(orderDecider, orderId)).state;
    const isDue = order.phase === "placed" && order.status !== "Delivered" && order.run === runId;
    if (!isDue) {
      const because = "order closed" as const;
      const remove = { type: "RemoveStop", orderId, because, seen: null } as const;
      await handleStep(commands, runStep(runId, remove, `gone ${orderId}`, context));
      await release(runId, orderId, "gone", context);
      return;
    }
    await handleStep(
      commands,
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
    runId: string,
    orderId: string,
    { failure, nextDay }: Extract<StopOutcome, { readonly kind: "failed" }>,
    context: CommandContext,
  ): Promise<void> => {
    if (comesBack(failure)) {
      const give = { type: "ReturnOrder", reason: failure, runId } as const;
      await handleStep(commands, orderStep(orderId, give, `returned by ${runId}`, context));
      onStep("stop-moved", runId);
      await checkout.advance(orderId, stepOf(context, context.commandId, shop));
      return;
    }
    const pack = {
      type: "SetOrderStatus",
      status: "Item Packing",
      expectedRevision: null,
    } as const;
    await handleStep(commands, orderStep(orderId, pack, `back with ${runId}`, context));
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
      await handleStep(commands, orderStep(orderId, request, `again after ${runId}`, context));
      await checkout.advance(orderId, stepOf(context, context.commandId, shop));
    }
  };

  const process: RunProcess = {
    async settleStop(runId, orderId, outcome, context) {
      const order = (await commands.load(orderDecider, orderId)).state;
      // An admin may have ended the order, or moved it, since it left the run.
      if (hasEnded(order) || (order.phase === "placed" && order.run !== runId)) {
        if (order.phase === "returned") await checkout.advance(orderId, context, order);
        return;
      }
      if (outcome.kind === "failed") {
        await settleFailed(runId, orderId, outcome, context);
      } else {
        const deliver = {
          type: "SetOrderStatus",
          status: "Delivered",
          expectedRevision: null,
        } as const;
        await handleStep(commands, orderStep(orderId, deliver, `delivered by ${runId}`, context));
        onStep("stop-moved", runId);
      }
      await release(runId, orderId, "answered", context);
      onStep("stop-settled", runId);
    },

    async receiveReturn(orderId, context) {
      const receive = { type: "ReceiveReturn" } as const;
      const received = await handleStep(
        commands,
        orderStep(orderId, receive, "goods received", context),
      );
      onStep("goods-received", orderId);
      if (received.accepted) {
        await checkout.advance(orderId, stepOf(context, context.commandId, shop), received.state);
      }
    },

    async advance(runId, context) {
      for (;;) {
        const state = await stateOf(runId);
        const { phase, stops, removed, edition, receivedOrderIds } = state;
        if (phase === "none" || state.settled) return state;
        for (const orderId of removed) await release(runId, orderId, edition, context);
        for (const { orderId, outcome } of stops) {
          if (outcome !== null) await process.settleStop(runId, orderId, outcome, context);
          else if (phase === "planned") await claim(runId, orderId, edition, context);
        }
        if (phase !== "planned" && phase !== "discarded" && !state.underWay) {
          for (const { orderId, outcome } of stops) {
            if (outcome === null) await moveOut(runId, orderId, context);
          }
          const note = { type: "NoteUnderWay" } as const;
          await handleStep(commands, runStep(runId, note, "under way", context));
        }
        if (phase === "closed" || phase === "discarded") {
          for (const orderId of receivedOrderIds) await process.receiveReturn(orderId, context);
          await handleStep(commands, runStep(runId, { type: "SettleRun" }, "settle", context));
          return state;
        }
        const after = await stateOf(runId);
        // A concurrent change may have been applied before an older one.
        if (after.edition === edition && after.phase === phase) return after;
      }
    },
  };
  return process;
};
