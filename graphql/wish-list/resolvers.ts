import { accountById } from "#domain/account/account-by-id.ts";
import type { Account } from "#domain/account/account.ts";
import { messages } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { CommandResult, Position } from "#domain/ports.ts";
import type { WishListRefusal, WishListState } from "#domain/wishlist/decider.ts";
import { belowCents } from "#domain/wishlist/price-drops.ts";
import { cartView, currentFees } from "#graphql/cart/view.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { productFields } from "#graphql/product/product-lookup.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { guestWishListView, wishListView, wishViews } from "./view.ts";

const texts = messages.wishList;

type Handled = CommandResult<WishListState, WishListRefusal>;

/** The viewer's list as a command left it, and the position up to which it holds the log. */
const listAfter = async (context: Context, handled: Position | null) => {
  const { answers, freshness } = context;
  const document = await answers.wishList(viewerOf(context).id, handled);
  const position = handled ?? freshness.position();
  const variantsOf = (ids: readonly string[]) => answers.variants(ids, handled);
  return { position, wishList: wishListView(document, variantsOf, position) };
};

const changed = async (handled: Handled, context: Context, message: string) =>
  handled.accepted
    ? {
        __typename: "WishListChanged" as const,
        ...(await listAfter(context, handled.position)),
        message,
      }
    : refusalMember(handled.refusal);

/** An answer without invalid input, for an operation that has none. */
type Plain = Exclude<Awaited<ReturnType<typeof changed>>, { readonly __typename: "InvalidInput" }>;

const firstNameOf = ({ name, profile }: Account): string =>
  profile.firstName || (name.split(" ", 1)[0] ?? name);

/** Longer texts are no links. */
const longestLink = 100;

export const wishListResolvers = {
  Query: {
    async myWishList(_parent, { after }, context) {
      const { freshness, readModels } = context;
      await freshness.reach(after);
      const position = freshness.position();
      const document = await readModels.wishLists.byUser(viewerOf(context).id);
      return wishListView(document, readModels.products.variantsByIds, position);
    },
    guestWishList: (_parent, { items }, context) => guestWishListView(context, items),
    async sharedWishList(_parent, { link }, { accounts, readModels, wishLists }) {
      if (link === "" || link.length > longestLink) return null;
      const list = await readModels.wishLists.byShare(wishLists.digestOf(link));
      const owner = list && (await accountById(accounts, list.id));
      if (!list || !owner) return null;
      return {
        firstName: firstNameOf(owner),
        items: wishViews("shared", list.lines, readModels.products.variantsByIds),
      };
    },
  },

  Mutation: {
    addToWishList: async (_parent, { productId, commandId }, context) =>
      changed(
        await context.wishLists.add(productId, context.command(commandId)),
        context,
        texts.added,
      ),
    removeFromWishList: async (_parent, { productId, commandId }, context) =>
      (await changed(
        await context.wishLists.remove(productId, context.command(commandId)),
        context,
        texts.removed,
      )) as Plain,
    restoreWish: async (_parent, { productId, commandId }, context) =>
      changed(
        await context.wishLists.restore(productId, context.command(commandId)),
        context,
        texts.restored,
      ),
    changeWishAlert: async (_parent, { productId, on, commandId }, context) =>
      (await changed(
        await context.wishLists.changeAlert(productId, on, context.command(commandId)),
        context,
        on ? texts.alertOn : texts.alertOff,
      )) as Plain,
    async moveToCart(_parent, { productId, commandId }, context) {
      const handled = await context.wishLists.moveToCart(productId, context.command(commandId));
      if (!handled.accepted) return refusalMember(handled.refusal);
      const ids = handled.state.lines.map((line) => line.productId);
      const products = await context.answers.variants(ids, handled.position);
      const after = await listAfter(context, handled.position);
      const fees = await currentFees(context);
      return {
        __typename: "MovedToCart" as const,
        ...after,
        cart: cartView(viewerOf(context).id, handled.state, { products, fees }, after.position),
        message: texts.moved,
      };
    },
    async mergeWishList(_parent, { productIds, commandId }, context) {
      const command = context.command(commandId);
      const handled = await context.wishLists.mergeGuest(productIds, command);
      if (!handled.accepted) return refusalMember(handled.refusal);
      const { lines, merges } = handled.state;
      const joined = merges.find(({ mergeId }) => mergeId === command.commandId)?.productIds ?? [];
      const present = productIds.filter(
        (id) => !joined.includes(id) && lines.some((line) => line.productId === id),
      );
      return {
        __typename: "WishListMerged" as const,
        ...(await listAfter(context, handled.position)),
        joined: joined.length,
        present: present.length,
        left: productIds.length - joined.length - present.length,
        message: texts.merged,
      };
    },
    shareWishList: async (_parent, { commandId }, context) =>
      (await changed(
        await context.wishLists.share(context.command(commandId)),
        context,
        texts.shared,
      )) as Plain,
    stopSharingWishList: async (_parent, { commandId }, context) =>
      (await changed(
        await context.wishLists.stopSharing(context.command(commandId)),
        context,
        texts.unshared,
      )) as Plain,
  },

  WishList: { items: ({ items }) => [...items] },

  WishListItem: {
    productId: ({ line }) => line.productId,
    savedPrice: ({ line }) => rupees(line.priceCents),
    alert: ({ line }) => line.alert,
    alertBelow: ({ line }) => rupees(belowCents(line)),
    ...productFields,
  },

  SharedWishList: { items: ({ items }) => [...items] },

  SharedWish: { id: ({ line }) => line.productId, ...productFields },
} satisfies Resolvers;
