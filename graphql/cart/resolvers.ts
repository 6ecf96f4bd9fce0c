import type { CartRefusal, CartState } from "#domain/cart/decider.ts";
import { messages } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { CommandResult } from "#domain/ports.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { cartView, readCart } from "./view.ts";

/** The answer of a cart mutation: the cart as the command left it, once every list the shopper reads holds it. */
const cartAnswer = async (
  handled: CommandResult<CartState, CartRefusal>,
  context: Context,
  message: string,
) => {
  if (!handled.accepted) return refusalMember(handled.refusal);
  const { lines } = handled.state;
  const ids = lines.map(({ productId }) => productId);
  const products = await context.answers.products(ids, handled.position);
  const position = handled.position ?? context.freshness.position();
  return {
    __typename: "CartChanged" as const,
    cart: cartView(viewerOf(context).id, lines, products, position),
    message,
    position,
  };
};

/** Narrows an answer to what its operation can be refused with. */
type Without<Answer, Name extends string> = Exclude<Answer, { readonly __typename: Name }>;
type CartAnswer = Awaited<ReturnType<typeof cartAnswer>>;

export const cartResolvers = {
  Query: {
    async cart(_parent, { after }, context) {
      await context.freshness.reach(after);
      return readCart(context, viewerOf(context).id);
    },
  },

  Mutation: {
    addToCart: async (_parent, { productId, quantity, commandId }, context) =>
      cartAnswer(
        await context.carts.add(productId, quantity, context.command(commandId)),
        context,
        messages.cart.added,
      ),
    changeCartQuantity: async (_parent, { productId, quantity, commandId }, context) =>
      cartAnswer(
        await context.carts.changeQuantity(productId, quantity, context.command(commandId)),
        context,
        messages.cart.updated,
      ),
    removeFromCart: async (_parent, { productId, commandId }, context) =>
      (await cartAnswer(
        await context.carts.remove(productId, context.command(commandId)),
        context,
        messages.cart.removed,
      )) as Without<CartAnswer, "InvalidInput" | "StockShortage">,
  },

  Cart: {
    items: ({ items }) => [...items],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    total: ({ subtotalCents, deliveryFeeCents }) => rupees(subtotalCents + deliveryFeeCents),
  },

  CartItem: {
    productId: ({ line }) => line.productId,
    quantity: ({ line }) => line.quantity,
    priceWhenAdded: ({ line }) => rupees(line.priceCents),
    lineTotal: ({ lineTotalCents }) => rupees(lineTotalCents),
  },
} satisfies Resolvers;
