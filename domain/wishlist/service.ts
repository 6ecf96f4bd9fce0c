import type { Tokens } from "../account/ports/secrets.ts";
import type { CartRefusal, CartState } from "../cart/decider.ts";
import type { CartService } from "../cart/service.ts";
import { limits } from "../constants.ts";
import {
  currentState,
  laterPosition,
  stepOf,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
} from "../ports.ts";
import { offerOf } from "../product/offer.ts";
import type { WishedOffer, WishListCommand } from "./commands.ts";
import { wishListDecider, type WishListRefusal, type WishListState } from "./decider.ts";

export type WishListAnswer = Promise<CommandResult<WishListState, WishListRefusal>>;

/** Operations on the actor's own wish list. */
export interface WishListService {
  add(productId: string, context: CommandContext): WishListAnswer;
  /** Accepts a product that is not on the list. */
  remove(productId: string, context: CommandContext): WishListAnswer;
  /** Undoes a recent removal: price, alert and place are as before. */
  restore(productId: string, context: CommandContext): WishListAnswer;
  changeAlert(productId: string, on: boolean, context: CommandContext): WishListAnswer;
  /**
   * Adds one unit to the cart, and then removes the product from the list. A repeated command
   * finishes what is missing. Answers with the cart.
   */
  moveToCart(
    productId: string,
    context: CommandContext,
  ): Promise<CommandResult<CartState, CartRefusal>>;
  /** Adds a visitor's products that are sold. The merge has the command's id. */
  mergeGuest(productIds: readonly string[], context: CommandContext): WishListAnswer;
  /** Creates a link for reading the list; keeps the present one. */
  share(context: CommandContext): WishListAnswer;
  /** The link no longer works. A later one is another. */
  stopSharing(context: CommandContext): WishListAnswer;
  /** The digest that finds the list of a link. */
  digestOf(link: string): string;
}

export const createWishListService = ({
  commands,
  carts,
  tokens,
  deriveId,
}: {
  readonly commands: CommandHandler;
  readonly carts: Pick<CartService, "add">;
  readonly tokens: Pick<Tokens, "create" | "digest">;
  readonly deriveId: DeriveId;
}): WishListService => {
  const wishedOffer = async (productId: string): Promise<WishedOffer | null> => {
    const offer = await offerOf(commands, productId, currentState);
    return offer && { priceCents: offer.priceCents };
  };

  const handle = (
    command: WishListCommand,
    context: CommandContext,
    intent: unknown,
  ): WishListAnswer => commands.handle(wishListDecider, context.actor.id, command, context, intent);

  return {
    add: async (productId, context) =>
      handle({ type: "AddWish", productId, offer: await wishedOffer(productId) }, context, {
        addToWishList: { productId },
      }),
    remove: (productId, context) =>
      handle({ type: "RemoveWish", productId }, context, { removeFromWishList: { productId } }),
    restore: (productId, context) =>
      handle({ type: "RestoreWish", productId }, context, { restoreWish: { productId } }),
    changeAlert: (productId, on, context) =>
      handle({ type: "ChangeWishAlert", productId, on }, context, {
        changeWishAlert: { productId, on },
      }),

    async moveToCart(productId, context) {
      const taken = () =>
        handle(
          { type: "RemoveWish", productId, strict: true },
          stepOf(context, deriveId(context.commandId, "moved")),
          { moveToCart: { productId } },
        );
      const { state } = await commands.load(wishListDecider, context.actor.id);
      const isListed = state.lines.some((line) => line.productId === productId);
      // Not on the list: only the repetition of a finished command goes on.
      const before = isListed ? null : await taken();
      if (before?.accepted === false) return { accepted: false, refusal: before.refusal };
      const added = await carts.add(productId, 1, context);
      if (!added.accepted) return added;
      // A refusal means that another command has removed it meanwhile.
      const after = before ?? (await taken());
      return after.accepted
        ? { ...added, position: laterPosition(after.position, added.position) }
        : added;
    },

    async mergeGuest(productIds, context) {
      const wishes = await Promise.all(
        productIds
          .slice(0, limits.wishes + 1)
          .map(async (productId) => ({ productId, offer: await wishedOffer(productId) })),
      );
      return handle({ type: "MergeGuestWishes", mergeId: context.commandId, wishes }, context, {
        mergeWishList: productIds,
      });
    },

    share(context) {
      const link = tokens.create();
      const command = {
        type: "ShareWishList",
        userId: context.actor.id,
        ...{ link, digest: tokens.digest(link) },
      } as const;
      return handle(command, context, "shareWishList");
    },
    stopSharing: (context) => handle({ type: "StopSharing" }, context, "stopSharingWishList"),

    digestOf: tokens.digest,
  };
};
