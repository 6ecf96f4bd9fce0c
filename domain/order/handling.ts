import type {
  Accepted,
  CommandContext,
  CommandHandler,
  CommandResult,
  Position,
} from "../ports.ts";
import type { InvalidInput, NotFound, OrderClosed } from "../refusal.ts";
import { carryOut, withConsequences } from "../together.ts";
import type { OrderCommand } from "./commands.ts";
import { wasPlaced, type OrderDecider, type OrderRefusal, type OrderState } from "./state.ts";
import type { Checkout, CheckoutStep } from "./steps.ts";

export type OrderResult<Refusal = OrderRefusal> = CommandResult<OrderState, Refusal>;

/** Handles persons' commands of placed orders, for the services of the rooms. */
export interface OrderHandling {
  readonly commands: CommandHandler;
  readonly decider: OrderDecider;
  readonly checkout: Pick<Checkout, "advance">;
  state(orderId: string): Promise<OrderState>;
  handle(
    orderId: string,
    command: OrderCommand,
    context: CommandContext,
    intent: object,
  ): Promise<OrderResult>;
  /** Handles a command with all that follows. `stored` runs if the command is stored alone. */
  change(
    orderId: string,
    command: OrderCommand,
    context: CommandContext,
    intent: object,
    done: CheckoutStep,
    stored?: (order: OrderState) => void,
  ): Promise<OrderResult>;
  /** The answer to a command, after the planned run that the order has left removed its stop. */
  offItsPlan(orderId: string, result: OrderResult, context: CommandContext): Promise<OrderResult>;
}

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

export const createOrderHandling = ({
  commands,
  decider,
  checkout,
  leavePlan = async () => null,
  onPending,
  onStep = () => undefined,
}: OrderHandlingOptions & { readonly decider: OrderDecider }): OrderHandling => {
  const finishing = { commands, onPending };

  const leave = async (
    orderId: string,
    answer: Accepted<OrderState>,
    context: CommandContext,
  ): Promise<Accepted<OrderState>> => {
    const runId = wasPlaced(answer.state) ? answer.state.leftRun : null;
    return runId === null
      ? answer
      : withConsequences(finishing, { decider, id: orderId }, answer, () =>
          leavePlan(runId, orderId, context),
        );
  };

  const offItsPlan: OrderHandling["offItsPlan"] = async (orderId, result, context) =>
    result.accepted ? leave(orderId, result, context) : result;

  return {
    ...{ commands, decider, checkout, offItsPlan },
    state: async (orderId) => (await commands.load(decider, orderId)).state,
    handle: (orderId, command, context, intent) =>
      commands.handle(decider, orderId, command, context, intent),
    async change(orderId, command, context, intent, done, stored = () => undefined) {
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
