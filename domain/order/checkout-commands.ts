import { cartDecider } from "../cart/decider.ts";
import { stepOf, type Actor, type CommandContext, type DeriveId } from "../ports.ts";
import type { StockShortage } from "../refusal.ts";
import { stockDecider } from "../stock/decider.ts";
import { orderDecider, type DecidedContent } from "./decider.ts";
import type { OrderLine } from "./events.ts";

const shop: Actor = { id: "shop", role: "system" };

/**
 * The commands of an order's checkout. Each has an id derived from the order's id, so that
 * repeating it changes nothing. The shop is the actor, in the shopper's conversation.
 */
export const createCheckoutCommands = (deriveId: DeriveId) => {
  const contextOf = (context: CommandContext, orderId: string, word: string): CommandContext =>
    stepOf(context, deriveId(orderId, word), shop);

  const settleReservation =
    (type: "ConfirmReservation" | "ReleaseReservation") =>
    (orderId: string, { productId }: OrderLine, context: CommandContext) => ({
      decider: stockDecider,
      id: productId,
      command: { type, orderId } as const,
      context: contextOf(context, orderId, `${type} ${productId}`),
      intent: orderId,
    });

  return {
    reserve: (
      orderId: string,
      { productId, name: productName, quantity }: OrderLine,
      context: CommandContext,
    ) => ({
      decider: stockDecider,
      id: productId,
      command: { type: "ReserveStock", orderId, quantity, productId, productName } as const,
      context: contextOf(context, orderId, `reserve ${productId}`),
      intent: orderId,
    }),

    place: (orderId: string, context: CommandContext) => ({
      decider: orderDecider,
      id: orderId,
      command: { type: "PlaceOrder" } as const,
      context: contextOf(context, orderId, "place"),
      intent: orderId,
    }),

    reject: (orderId: string, { message, lines }: StockShortage, context: CommandContext) => ({
      decider: orderDecider,
      id: orderId,
      command: { type: "RejectOrder", reason: message, short: lines } as const,
      context: contextOf(context, orderId, "reject"),
      intent: orderId,
    }),

    confirm: settleReservation("ConfirmReservation"),

    release: settleReservation("ReleaseReservation"),

    checkOutCart: (
      orderId: string,
      { userId, lines }: Pick<DecidedContent, "userId" | "lines">,
      context: CommandContext,
    ) => ({
      decider: cartDecider,
      id: userId,
      command: {
        type: "CheckOut",
        orderId,
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      } as const,
      context: contextOf(context, orderId, "check out cart"),
      intent: orderId,
    }),

    returnStock: (
      orderId: string,
      { productId, quantity }: OrderLine,
      context: CommandContext,
    ) => ({
      decider: stockDecider,
      id: productId,
      command: { type: "ReturnStock", orderId, quantity } as const,
      context: contextOf(context, orderId, `return ${productId}`),
      intent: orderId,
    }),

    noteStockReturned: (orderId: string, context: CommandContext) => ({
      decider: orderDecider,
      id: orderId,
      command: { type: "NoteStockReturned" } as const,
      context: contextOf(context, orderId, "stock returned"),
      intent: orderId,
    }),
  };
};
