import type { Pieces } from "#domain/cart/guest-merge.ts";
import type { CartRefusal, CartState } from "#domain/cart/decider.ts";
import { messages } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { CommandResult } from "#domain/ports.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import { variantViews } from "#graphql/product/variant-view.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { readGuestCart } from "./guest.ts";
import { roomPlanOf } from "./room.ts";
import { cartView, currentFees, readCart } from "./view.ts";

/**
 * The answer of a cart mutation: the cart after the command, read when every list of the shopper
 * holds it.
 */
const cartAnswer = async (
  handled: CommandResult<CartState, CartRefusal>,
  context: Context,
  message: string,
) => {
  if (!handled.accepted) return refusalMember(handled.refusal);
  const { lines } = handled.state;
  const ids = lines.map(({ productId }) => productId);
  const products = await context.answers.variants(ids, handled.position);
  const fees = await currentFees(context);
  const position = handled.position ?? context.freshness.position();
  return {
    __typename: "CartChanged" as const,
    cart: cartView(viewerOf(context).id, handled.state, { products, fees }, position),
    message,
    position,
  };
};

/** The answer of a merge: the cart, and the result for each merged product. */
const mergeAnswer = async (
  handled: CommandResult<CartState, CartRefusal>,
  context: Context,
  mergeId: string,
  requested: readonly Pieces[],
) => {
  if (!handled.accepted) return refusalMember(handled.refusal);
  const { lines, merges } = handled.state;
  const merged = merges.find((each) => each.mergeId === mergeId)?.lines ?? [];
  const ids = new Set([...lines, ...requested].map(({ productId }) => productId));
  const products = await context.answers.variants([...ids], handled.position);
  const fees = await currentFees(context);
  const position = handled.position ?? context.freshness.position();
  return {
    __typename: "GuestCartMerged" as const,
    mergeId,
    cart: cartView(viewerOf(context).id, handled.state, { products, fees }, position),
    lines: requested.map(({ productId, quantity }) => ({
      productId,
      name: nameOf(products.get(productId)),
      requested: quantity,
      merged: merged.find((each) => each.productId === productId)?.quantity ?? 0,
    })),
    message: messages.cart.merged,
    position,
  };
};

/** The name of a product as one of its variants, with the option values. */
const nameOf = (product: ProductDocument | undefined): string | null =>
  product ? nameWithOptions(product.name, product.variants[0]?.values ?? []) : null;

/** An answer without a refusal that its operation cannot have. */
type Without<Answer, Name extends string> = Exclude<Answer, { readonly __typename: Name }>;
type CartAnswer = Awaited<ReturnType<typeof cartAnswer>>;
/** The answer of a command that only removes items. */
type LessAnswer = Without<CartAnswer, "InvalidInput" | "StockShortage">;
type MergeAnswer = Awaited<ReturnType<typeof mergeAnswer>>;

export const cartResolvers = {
  Query: {
    async cart(_parent, { after }, context) {
      await context.freshness.reach(after);
      return readCart(context, viewerOf(context).id);
    },
    guestCart: async (_parent, { lines }, context) => readGuestCart(context, lines),
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
      )) as LessAnswer,
    async mergeGuestCart(_parent, { lines, commandId }, context) {
      const command = context.command(commandId);
      const handled = await context.carts.mergeGuest(lines, command);
      return (await mergeAnswer(handled, context, command.commandId, lines)) as Without<
        MergeAnswer,
        "NotFound" | "StockShortage"
      >;
    },
    undoGuestCartMerge: async (_parent, { mergeId, commandId }, context) =>
      (await cartAnswer(
        await context.carts.undoGuestMerge(mergeId, context.command(commandId)),
        context,
        messages.cart.mergeUndone,
      )) as LessAnswer,
    arrangeRoom: async (_parent, { room, commandId }, context) =>
      (await cartAnswer(
        await context.carts.arrangeRoom(roomPlanOf(room), context.command(commandId)),
        context,
        messages.cart.roomArranged,
      )) as Without<CartAnswer, "NotFound" | "StockShortage">,
  },

  RoomPlan: { pieces: ({ pieces }) => [...pieces] },

  Cart: {
    items: ({ items }) => [...items],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    total: ({ subtotalCents, deliveryFeeCents }) => rupees(subtotalCents + deliveryFeeCents),
  },

  CartItem: {
    productId: ({ line }) => line.productId,
    variant: ({ product }) => (product && variantViews(product, true)[0]) ?? null,
    quantity: ({ line }) => line.quantity,
    priceWhenAdded: ({ line }) => rupees(line.priceCents),
    lineTotal: ({ lineTotalCents }) => rupees(lineTotalCents),
  },
} satisfies Resolvers;
