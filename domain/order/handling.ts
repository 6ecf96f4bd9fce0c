import type { CommandContext, CommandHandler, CommandResult, Position } from "../ports.ts";
import type { InvalidInput, NotFound, OrderClosed } from "../refusal.ts";
import { carryOut, withConsequences } from "../together.ts";
import type { OrderCommand } from "./commands.ts";
import { wasPlaced, type OrderDecider, type OrderRefusal, type OrderState } from "./state.ts";
import type { Checkout, CheckoutStep } from "./steps.ts";

export type OrderResult<Refusal = OrderRefusal> = CommandResult<OrderState, Refusal>;

export interface OrderHandlingOptions {
  readonly commands: CommandHandler;
  readonly checkout: Checkout;
  /**
   * Takes an order off the planned run that it has left by a change of its own. By default nothing,
   * for shops without runs.
   */
  readonly leavePlan?: (
    runId: string,
    orderId: string,
    context: CommandContext,
  ) => Promise<Position | null>;
  /**
   * Called with an order that was stored but not finished, so that the background recovery finishes
   * it.
   */
  readonly onPending: (orderId: string, error: unknown) => void;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}

/** Handles persons' commands of placed orders, for the services of the rooms. */
export type OrderHandling = ReturnType<typeof createOrderHandling>;

export const createOrderHandling = ({
  commands,
  decider,
  checkout,
  leavePlan = async () => null,
  onPending,
  onStep = () => undefined,
}: OrderHandlingOptions & { readonly decider: OrderDecider }) => {
  const finishing = { commands, onPending };

  /** The answer to a command, after the planned run that the order has left removed its stop. */
  const offItsPlan = async (
    orderId: string,
    result: OrderResult,
    context: CommandContext,
  ): Promise<OrderResult> => {
    if (!result.accepted || !wasPlaced(result.state) || result.state.leftRun === null)
      return result;
    const { leftRun } = result.state;
    const apply = () => leavePlan(leftRun, orderId, context);
    return withConsequences(finishing, { decider, id: orderId }, result, apply);
  };

  return {
    ...{ commands, decider, checkout, offItsPlan },
    state: async (orderId: string) => (await commands.load(decider, orderId)).state,
    handle: (
      orderId: string,
      command: OrderCommand,
      context: CommandContext,
      intent: object,
    ): Promise<OrderResult> => commands.handle(decider, orderId, command, context, intent),
    /** Handles a command with all that follows. `stored` runs if the command is stored alone. */
    async change(
      orderId: string,
      command: OrderCommand,
      context: CommandContext,
      intent: object,
      done: CheckoutStep,
      stored: (order: OrderState) => void = () => undefined,
    ): Promise<OrderResult> {
      const request = { decider, id: orderId, command, context, intent };
      const result = await carryOut(finishing, request, {
        follow: (handler) => checkout.follow(orderId, context, handler),
        stored: ({ state }) => {
          onStep(done, orderId);
          stored(state);
        },
        finish: async () => {
          const end = await checkout.advance(orderId, context);
          return end.phase === "none" ? null : end.position;
        },
      });
      return offItsPlan(orderId, result, context);
    },
  };
};

/** Narrows the answer to a command without a revision, which is never refused for one. */
export const withoutRevision = (
  result: OrderResult,
): OrderResult<NotFound | OrderClosed | InvalidInput> => {
  if (result.accepted) return result;
  const { refusal } = result;
  if (refusal.code === "CHANGED_MEANWHILE") throw new Error(refusal.message);
  return { accepted: false, refusal };
};

/** Narrows the answer to a command without text input. */
export const withoutInput = (
  result: OrderResult<NotFound | OrderClosed | InvalidInput>,
): OrderResult<NotFound | OrderClosed> => {
  if (result.accepted) return result;
  const { refusal } = result;
  if ("fields" in refusal) throw new Error(refusal.message);
  return { accepted: false, refusal };
};
