import { cartDecider } from "../cart/decider.ts";
import {
  stepOf,
  type Actor,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { StockShortage } from "../refusal.ts";
import { stockDecider } from "../stock/decider.ts";
import { orderDecider, type DecidedContent, type OrderState } from "./decider.ts";
import type { OrderLine } from "./events.ts";

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
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface Checkout {
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

const shop: Actor = { id: "shop", role: "system" };

/**
 * The process behind an order: submitted → each product reserved → placed → reservations confirmed and cart emptied;
 * or rejected → reservations released. A placed order that is cancelled → pieces returned → noted as returned. Each step is a command with an id made from the order's, so that repeating it
 * changes nothing. Why rejecting comes before releasing: docs/decisions/0003-checkout.md.
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
  const stepContext = (context: CommandContext, orderId: string, word: string) =>
    stepOf(context, deriveId(orderId, word), shop);

  const reserveAll = async (
    orderId: string,
    { lines }: DecidedContent,
    context: CommandContext,
  ): Promise<StockShortage | null> => {
    for (const line of lines) {
      const handled = await commands.handle(
        stockDecider,
        line.productId,
        {
          type: "ReserveStock",
          orderId,
          quantity: line.quantity,
          productId: line.productId,
          productName: line.name,
        },
        stepContext(context, orderId, `reserve ${line.productId}`),
        orderId,
      );
      if (!handled.accepted) {
        if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal;
        throw new Error(`Order ${orderId} could not reserve: ${handled.refusal.message}`);
      }
      onStep("reserved", orderId);
    }
    onStep("all-reserved", orderId);
    return null;
  };

  const settleReservation = (
    type: "ConfirmReservation" | "ReleaseReservation",
    orderId: string,
    line: OrderLine,
    context: CommandContext,
  ) =>
    commands.handle(
      stockDecider,
      line.productId,
      { type, orderId },
      stepContext(context, orderId, `${type} ${line.productId}`),
      orderId,
    );

  const finish = async (
    orderId: string,
    { userId, lines }: DecidedContent,
    context: CommandContext,
  ): Promise<readonly (Position | null)[]> => {
    const confirmations = lines.map(async (line) => {
      const handled = await settleReservation("ConfirmReservation", orderId, line, context);
      onStep("confirmed", orderId);
      return handled.accepted ? handled.position : null;
    });
    const checkOut = async () => {
      const handled = await commands.handle(
        cartDecider,
        userId,
        {
          type: "CheckOut",
          orderId,
          lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        },
        stepContext(context, orderId, "check out cart"),
        orderId,
      );
      onStep("checked-out", orderId);
      return handled.accepted ? handled.position : null;
    };
    return Promise.all([...confirmations, checkOut()]);
  };

  const release = async (orderId: string, content: DecidedContent, context: CommandContext) => {
    const released = await Promise.all(
      content.lines.map((line) => settleReservation("ReleaseReservation", orderId, line, context)),
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
      lines.map(async ({ productId, quantity }) => {
        await commands.handle(
          stockDecider,
          productId,
          { type: "ReturnStock", orderId, quantity },
          stepContext(context, orderId, `return ${productId}`),
          orderId,
        );
        onStep("returned", orderId);
      }),
    );
    onStep("all-returned", orderId);
    const noted = await commands.handle(
      orderDecider,
      orderId,
      { type: "NoteStockReturned" },
      stepContext(context, orderId, "stock returned"),
      orderId,
    );
    return noted.accepted ? noted.position : null;
  };

  /** Whether the order is placed or rejected is decided here, by the order's own stream. */
  const decideOrder = async (
    orderId: string,
    content: DecidedContent,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState; readonly position: Position | null }> => {
    const shortage = await reserveAll(orderId, content, context);
    const handled = await commands.handle(
      orderDecider,
      orderId,
      shortage === null
        ? { type: "PlaceOrder" }
        : { type: "RejectOrder", reason: shortage.message, short: shortage.lines },
      stepContext(context, orderId, shortage === null ? "place" : "reject"),
      orderId,
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
