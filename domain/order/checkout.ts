import {
  handleStep,
  type CommandContext,
  type CommandHandler,
  type CommandStep,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { StockShortage } from "../refusal.ts";
import { createCheckoutCommands } from "./checkout-commands.ts";
import { orderDecider, type DecidedContent, type OrderState } from "./decider.ts";

/**
 * The steps after which a crash must leave nothing half done. Tests stop the process at each of
 * them.
 */
export const checkoutSteps = [
  "submitted",
  "reserved",
  "all-reserved",
  "placed",
  "confirmed",
  "checked-out",
  "rejected",
  "released",
  "cancelled",
  "returned",
  "all-returned",
] as const;
export type CheckoutStep =
  | (typeof checkoutSteps)[number]
  /** All events in one append. */
  | "placed-at-once"
  /** Only the request for the order is stored. */
  | "begun";

export interface Checkout {
  /**
   * Begins, submits and finishes an order in one append, if the engine supports it and nothing
   * conflicts. Returns the position of the last event. Null means that nothing was stored as far as
   * is known, and the checkout goes step by step.
   */
  placeAtOnce(
    orderId: string,
    begin: CommandStep,
    submit: CommandStep,
    content: DecidedContent,
    context: CommandContext,
  ): Promise<Position | null>;
  /**
   * Finishes an order from any state: placed with stock and cart settled, or rejected or cancelled
   * with stock returned. Safe to repeat at any time, also concurrently. `order` is the state that
   * the caller just got from a command; without it the state is loaded.
   */
  advance(orderId: string, context: CommandContext, order?: OrderState): Promise<CheckoutEnd>;
}

export type CheckoutEnd =
  | { readonly phase: "none" }
  | { readonly phase: "placed" | "cancelled"; readonly position: Position | null }
  | {
      readonly phase: "rejected";
      readonly refusal: StockShortage;
      readonly position: Position | null;
    };

/**
 * The process of an order: submitted → each product reserved → placed → reservations confirmed and
 * cart emptied; or rejected → reservations released. A cancelled order: placed → cancelled → stock
 * returned → return recorded. docs/decisions/0003-checkout.md explains why rejecting comes before
 * releasing.
 */
export const createCheckout = ({
  commands,
  deriveId,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}): Checkout => {
  const steps = createCheckoutCommands(deriveId);

  const reserveAll = async (
    orderId: string,
    { lines }: DecidedContent,
    context: CommandContext,
  ): Promise<StockShortage | null> => {
    for (const line of lines) {
      const handled = await handleStep(commands, steps.reserve(orderId, line, context));
      if (!handled.accepted) {
        if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal;
        throw new Error(`Order ${orderId} could not reserve: ${handled.refusal.message}`);
      }
      onStep("reserved", orderId);
    }
    onStep("all-reserved", orderId);
    return null;
  };

  const finish = async (
    orderId: string,
    content: DecidedContent,
    context: CommandContext,
  ): Promise<readonly (Position | null)[]> => {
    const confirmations = content.lines.map(async (line) => {
      const handled = await handleStep(commands, steps.confirm(orderId, line, context));
      onStep("confirmed", orderId);
      return handled.accepted ? handled.position : null;
    });
    const checkOut = async () => {
      const handled = await handleStep(commands, steps.checkOutCart(orderId, content, context));
      onStep("checked-out", orderId);
      return handled.accepted ? handled.position : null;
    };
    return Promise.all([...confirmations, checkOut()]);
  };

  const release = async (orderId: string, { lines }: DecidedContent, context: CommandContext) => {
    const released = await Promise.all(
      lines.map((line) => handleStep(commands, steps.release(orderId, line, context))),
    );
    onStep("released", orderId);
    return released.map((handled) => (handled.accepted ? handled.position : null));
  };

  /** Records the return on the order, so that a late repetition returns nothing twice. */
  const takeBack = async (
    orderId: string,
    { lines }: DecidedContent,
    context: CommandContext,
  ): Promise<Position | null> => {
    await Promise.all(
      lines.map(async (line) => {
        await handleStep(commands, steps.returnStock(orderId, line, context));
        onStep("returned", orderId);
      }),
    );
    onStep("all-returned", orderId);
    const noted = await handleStep(commands, steps.noteStockReturned(orderId, context));
    return noted.accepted ? noted.position : null;
  };

  /** The append to the order's own stream decides whether it is placed or rejected. */
  const decideOrder = async (
    orderId: string,
    content: DecidedContent,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState; readonly position: Position | null }> => {
    const shortage = await reserveAll(orderId, content, context);
    const handled = await handleStep(
      commands,
      shortage === null ? steps.place(orderId, context) : steps.reject(orderId, shortage, context),
    );
    onStep(shortage === null ? "placed" : "rejected", orderId);
    if (handled.accepted) return { order: handled.state, position: handled.position };
    // Another process was faster and decided otherwise.
    return { order: (await commands.load(orderDecider, orderId)).state, position: null };
  };

  /**
   * Applies the consequences of a decided order. `decidedAt` is the position if it was decided just
   * now.
   */
  const settle = async (
    orderId: string,
    order: OrderState,
    context: CommandContext,
    decidedAt: Position | null,
  ): Promise<CheckoutEnd> => {
    switch (order.phase) {
      case "placed": {
        const positions = await finish(orderId, order.content, context);
        return { phase: "placed", position: latest([decidedAt, ...positions]) };
      }
      case "cancelled": {
        const { content, stockReturned } = order;
        const returnedAt = stockReturned ? null : await takeBack(orderId, content, context);
        return { phase: "cancelled", position: returnedAt ?? decidedAt };
      }
      case "rejected": {
        const positions = await release(orderId, order.content, context);
        const { reason: message, short: lines } = order;
        return {
          phase: "rejected",
          refusal: { code: "STOCK_SHORTAGE", message, lines },
          position: latest([decidedAt, ...positions]),
        };
      }
      case "none":
      case "submitted":
        return { phase: "none" };
    }
  };

  return {
    async placeAtOnce(orderId, begin, submit, content, context) {
      const { lines } = content;
      const position = await commands.handleTogether([
        begin,
        submit,
        ...lines.map((line) => steps.reserve(orderId, line, context)),
        steps.place(orderId, context),
        ...lines.map((line) => steps.confirm(orderId, line, context)),
        steps.checkOutCart(orderId, content, context),
      ]);
      if (position !== null) onStep("placed-at-once", orderId);
      return position;
    },

    async advance(orderId, context, known) {
      const order = known ?? (await commands.load(orderDecider, orderId)).state;
      if (order.phase !== "submitted") return settle(orderId, order, context, null);
      const decided = await decideOrder(orderId, order.content, context);
      return settle(orderId, decided.order, context, decided.position);
    },
  };
};

const latest = (positions: readonly (Position | null)[]): Position | null =>
  positions.reduce(
    (last, each) => (each !== null && (last === null || each > last) ? each : last),
    null,
  );
