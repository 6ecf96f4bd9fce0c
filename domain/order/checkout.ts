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

/** The steps after which a crash must leave nothing half done; tests stop the process at each of them. */
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
  /** All of it in one append. */
  | "placed-at-once"
  /** Nothing of the order is stored yet but that it was asked for. */
  | "begun";

export interface Checkout {
  /**
   * Begins and submits an order and brings it to its end in one append, where the engine can and nothing is in its way. Gives the
   * position of the last event; null, with nothing stored as far as can be told, where it goes step by step.
   */
  placeAtOnce(
    orderId: string,
    begin: CommandStep,
    submit: CommandStep,
    content: DecidedContent,
    context: CommandContext,
  ): Promise<Position | null>;
  /**
   * Brings an order to its end from wherever it is: placed with stock and cart settled, or rejected or cancelled with
   * stock given back. Safe to call again at any time, also while it runs. `order` is its state as the caller has just had it from a
   * command; it is asked for where it is left out.
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
 * The process behind an order: submitted → each product reserved → placed → reservations confirmed and cart emptied;
 * or rejected → reservations released. A placed order that is cancelled → pieces returned → noted as returned. Why
 * rejecting comes before releasing: docs/decisions/0003-checkout.md.
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

  /** What has come back is noted on the order, so that however late somebody asks again, nothing comes back twice. */
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

  /** Whether the order is placed or rejected is decided here, by the order's own stream. */
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
    // Another process was quicker, and came to the other end.
    return { order: (await commands.load(orderDecider, orderId)).state, position: null };
  };

  /** What follows from an order's end; `decidedAt` where that was stored just now. */
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
