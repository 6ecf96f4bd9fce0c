import type { Decider, DomainEvent } from "../decider.ts";
import {
  stepOf,
  type Actor,
  type CommandContext,
  type CommandStep,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { DeliveryDayTaken, PromoRefused, StockShortage } from "../refusal.ts";
import { createTrail, type StepHandler } from "../together.ts";
import type { OrderCommand } from "./commands.ts";
import type { OrderEvent } from "./events.ts";
import type { OrderDecider, OrderRefusal, OrderState } from "./state.ts";

/** The steps of a change of items. */
export const itemsSteps = [
  "items-requested",
  "items-reserved",
  "items-changed",
  "items-moved",
  "items-settled",
] as const;

/**
 * The steps after which a crash must leave nothing half done. Tests stop the process at each of
 * them.
 */
export const checkoutSteps = [
  "submitted",
  "day-reserved",
  "redemption-reserved",
  "reserved",
  "all-reserved",
  "placed",
  "confirmed",
  "checked-out",
  "rejected",
  "released",
  "redemption-confirmed",
  "redemption-released",
  "cancelled",
  "returned",
  "all-returned",
  "day-requested",
  "day-confirmed",
  "day-released",
  ...itemsSteps,
  "return-recorded",
  "restocked",
  "all-restocked",
] as const;
export type CheckoutStep =
  | (typeof checkoutSteps)[number]
  /** All events in one append. */
  | "placed-at-once"
  /** Only the request for the order is stored. */
  | "begun";

export type CheckoutEnd =
  | { readonly phase: "none" }
  | { readonly phase: "placed" | "cancelled" | "returned"; readonly position: Position | null }
  | {
      readonly phase: "rejected";
      readonly refusal: StockShortage | DeliveryDayTaken | PromoRefused;
      readonly position: Position | null;
    };

export interface Checkout {
  /**
   * Finishes an order from any state: placed with stock and cart settled, or rejected or cancelled
   * with stock returned. Safe to repeat at any time, also concurrently. `order` is the state that
   * the caller just got from a command; without it the state is loaded.
   */
  advance(orderId: string, context: CommandContext, order?: OrderState): Promise<CheckoutEnd>;
  /** Applies what a command of a placed order requested, or its end, by the given handler. */
  follow(orderId: string, context: CommandContext, handler: StepHandler): Promise<void>;
  /**
   * Begins, submits and finishes an order in one append, if the engine supports it and nothing
   * conflicts. Returns the position of the last event. Null means that nothing was stored as far as
   * is known, and the checkout goes step by step.
   */
  placeAtOnce(
    begin: CommandStep,
    submit: CommandStep<OrderState, OrderCommand, OrderEvent, OrderRefusal>,
  ): Promise<Position | null>;
}

const shop: Actor = { id: "shop", role: "system" };

/**
 * The steps of one order. Each has an id derived from the order's id and a word, so that repeating
 * it changes nothing. The shop is the actor, in the shopper's conversation.
 */
export type OrderSteps = ReturnType<typeof createOrderSteps>;

export const createOrderSteps = (
  { decider, deriveId }: { readonly decider: OrderDecider; readonly deriveId: DeriveId },
  orderId: string,
  context: CommandContext,
  commands: StepHandler,
  onStep: (done: CheckoutStep, orderId: string) => void,
) => {
  const trail = createTrail<CheckoutStep>(commands, (done) => onStep(done, orderId));
  const state = async () => (await commands.load(decider, orderId)).state;
  /** Takes a step on any stream. */
  const step = <State, Command, Event extends DomainEvent, Refusal>(
    done: CheckoutStep | null,
    word: string,
    ofStream: Decider<State, Command, Event, Refusal>,
    id: string,
    command: Command,
  ) =>
    trail.take(
      {
        ...{ decider: ofStream, id, command, intent: orderId },
        context: stepOf(context, deriveId(orderId, word), shop),
      },
      done,
    );
  return {
    ...{ ...trail, orderId, now: context.now, state, step },
    /** Takes a step on the order's own stream. Returns the order after it or after a refusal. */
    async decide(
      done: CheckoutStep | null,
      word: string,
      command: OrderCommand,
    ): Promise<OrderState> {
      const handled = await step(done, word, decider, orderId, command);
      return handled.accepted ? handled.state : state();
    },
  };
};
