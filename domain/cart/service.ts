import {
  currentState,
  recentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
} from "../ports.ts";
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
  const offerOf = async (
    productId: string,
    stateOf: typeof currentState,
  ): Promise<Offer | null> => {
    const [product, stock] = await Promise.all([
      stateOf(commands, productDecider, productId),
      stateOf(commands, stockDecider, productId),
    ]);
    if (product.status !== "sold") return null;
    const { details, priceCents } = product;
    return { name: details.name, priceCents, available: available(stock) };
  };

  /** An offer that may be a second old is enough to go on with, and never for a refusal. */
  const withOffer = async (
    productId: string,
    handle: (offer: Offer | null) => CartAnswer,
  ): CartAnswer => {
    const answer = await handle(await offerOf(productId, recentState));
    return answer.accepted ? answer : handle(await offerOf(productId, currentState));
  };

  return {
    add: (productId, quantity, context) =>
      withOffer(productId, (offer) =>
        commands.handle(
          cartDecider,
          context.actor.id,
          { type: "AddItem", productId, quantity, offer },
          context,
          { addToCart: { productId, quantity } },
        ),
      ),
    changeQuantity: (productId, quantity, context) =>
      withOffer(productId, (offer) =>
        commands.handle(
          cartDecider,
          context.actor.id,
          { type: "ChangeQuantity", productId, quantity, offer },
          context,
          { changeCartQuantity: { productId, quantity } },
        ),
      ),
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
