import { messages } from "../messages.ts";
import type { CommandContext, CommandHandler, Position } from "../ports.ts";
import { productDecider } from "./decider.ts";
import { productIdOf } from "../values/variant-id.ts";
import { variantWithId } from "./variants.ts";
import { notFound, type CommandReused, type NotFound } from "../refusal.ts";
import type { StockCommand } from "../stock/commands.ts";
import { stockDecider, type StockRefusal } from "../stock/decider.ts";

export type StockAnswer =
  | { readonly accepted: true; readonly position: Position | null }
  | { readonly accepted: false; readonly refusal: StockRefusal | NotFound | CommandReused };

/**
 * Stock operations of admins on variants, on sale or not. `productId` is a variant's id; unknown
 * ones are refused with NOT_FOUND.
 */
export interface StockService {
  /** Adds received items. */
  receive(
    productId: string,
    goods: { readonly quantity: number; readonly reason: string },
    context: CommandContext,
  ): Promise<StockAnswer>;
  /** Sets the counted items; refused if the items on hand differ from `seen`. */
  count(
    productId: string,
    counted: { readonly onHand: number; readonly seen: number; readonly reason: string },
    context: CommandContext,
  ): Promise<StockAnswer>;
  /** Sets the product's limit of low stock; null uses the shop's limit. */
  setLimit(
    productId: string,
    lowFrom: number | null,
    context: CommandContext,
  ): Promise<StockAnswer>;
}

export const createStockService = (commands: CommandHandler): StockService => {
  const change = async (
    productId: string,
    command: StockCommand,
    context: CommandContext,
  ): Promise<StockAnswer> => {
    const { state } = await commands.load(productDecider, productIdOf(productId));
    if (state.status === "absent" || !variantWithId(state.variants, productId)) {
      return { accepted: false, refusal: notFound(messages.product.notFound) };
    }
    const intent = { stock: { productId, ...command } };
    const done = await commands.handle(stockDecider, productId, command, context, intent);
    return done.accepted ? { accepted: true, position: done.position } : done;
  };

  return {
    receive: (productId, goods, context) =>
      change(productId, { type: "ReceiveStock", ...goods }, context),
    count: (productId, counted, context) =>
      change(productId, { type: "CountStock", ...counted }, context),
    setLimit: (productId, lowFrom, context) =>
      change(productId, { type: "SetLowStockLimit", lowFrom }, context),
  };
};
