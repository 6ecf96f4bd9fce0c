import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { available, stockDecider } from "../stock/decider.ts";
import type { Offer } from "./commands.ts";
import { cartDecider, type CartRefusal, type CartState } from "./decider.ts";

type CartAnswer = Promise<CommandResult<CartState, CartRefusal>>;

/** What a shopper can do with the own cart: whose cart it is follows from the actor alone. */
export interface CartService {
  add(productId: string, quantity: number, context: CommandContext): CartAnswer;
  changeQuantity(productId: string, quantity: number, context: CommandContext): CartAnswer;
  remove(productId: string, context: CommandContext): CartAnswer;
}

export const createCartService = (commands: CommandHandler): CartService => {
  const offerOf = async (productId: string): Promise<Offer | null> => {
    const [product, stock] = await Promise.all([
      commands.load(productDecider, productId),
      commands.load(stockDecider, productId),
    ]);
    if (product.state.status !== "sold") return null;
    const { details, priceCents } = product.state;
    return { name: details.name, priceCents, available: available(stock.state) };
  };

  return {
    async add(productId, quantity, context) {
      const offer = await offerOf(productId);
      return commands.handle(
        cartDecider,
        context.actor.id,
        { type: "AddItem", productId, quantity, offer },
        context,
        { addToCart: { productId, quantity } },
      );
    },
    async changeQuantity(productId, quantity, context) {
      const offer = await offerOf(productId);
      return commands.handle(
        cartDecider,
        context.actor.id,
        { type: "ChangeQuantity", productId, quantity, offer },
        context,
        { changeCartQuantity: { productId, quantity } },
      );
    },
    remove(productId, context) {
      return commands.handle(
        cartDecider,
        context.actor.id,
        { type: "RemoveItem", productId },
        context,
        { removeFromCart: { productId } },
      );
    },
  };
};
