import { limits } from "../constants.ts";
import {
  currentState,
  recentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
} from "../ports.ts";
import { offerOf } from "../product/offer.ts";
import { nameWithOptions } from "../product/variants.ts";
import type { BeginOrder, CartCommand, Offer } from "./commands.ts";
import type { Pieces } from "./guest-merge.ts";
import { cartDecider, type CartRefusal, type CartState } from "./decider.ts";
import type { RoomPlan } from "./room-plan.ts";

type CartAnswer = Promise<CommandResult<CartState, CartRefusal>>;

/** Operations on the actor's own cart. */
export interface CartService {
  add(productId: string, quantity: number, context: CommandContext): CartAnswer;
  changeQuantity(productId: string, quantity: number, context: CommandContext): CartAnswer;
  remove(productId: string, context: CommandContext): CartAnswer;
  /**
   * Merges a visitor's cart, as far as available. The merge has the command's id; `merges` in the
   * state hold the result.
   */
  mergeGuest(lines: readonly Pieces[], context: CommandContext): CartAnswer;
  /** Removes the items of a merge. */
  undoGuestMerge(mergeId: string, context: CommandContext): CartAnswer;
  /** Stores the arrangement of the cart's items in a room. */
  arrangeRoom(room: RoomPlan, context: CommandContext): CartAnswer;
}

export const createCartService = (commands: CommandHandler): CartService => {
  const namedOffer = async (
    productId: string,
    stateOf: typeof currentState,
  ): Promise<Offer | null> => {
    const offer = await offerOf(commands, productId, stateOf);
    if (!offer) return null;
    const { name, options, priceCents, available } = offer;
    return { name: nameWithOptions(name, options), priceCents, available };
  };

  /** Accepts with an offer that may be a second old, but refuses only with a current one. */
  const withOffer = async (
    productId: string,
    decide: (offer: Offer | null) => CartAnswer,
  ): CartAnswer => {
    const answer = await decide(await namedOffer(productId, recentState));
    return answer.accepted ? answer : decide(await namedOffer(productId, currentState));
  };

  const handle = async (
    command: Exclude<CartCommand, BeginOrder>,
    context: CommandContext,
    intent: unknown,
  ): CartAnswer => {
    const answer = await commands.handle(cartDecider, context.actor.id, command, context, intent);
    if (answer.accepted) return answer;
    const { refusal } = answer;
    if (refusal.code === "SAME_ORDER") throw new Error(`${command.type} was refused as an order`);
    return { accepted: false, refusal };
  };

  return {
    add: (productId, quantity, context) =>
      withOffer(productId, (offer) =>
        handle({ type: "AddItem", productId, quantity, offer }, context, {
          addToCart: { productId, quantity },
        }),
      ),
    changeQuantity: (productId, quantity, context) =>
      withOffer(productId, (offer) =>
        handle({ type: "ChangeQuantity", productId, quantity, offer }, context, {
          changeCartQuantity: { productId, quantity },
        }),
      ),
    remove: (productId, context) =>
      handle({ type: "RemoveItem", productId }, context, { removeFromCart: { productId } }),
    async mergeGuest(pieces, context) {
      const lines = await Promise.all(
        pieces.slice(0, limits.cartLines + 1).map(async ({ productId, quantity }) => ({
          productId,
          quantity,
          offer: await namedOffer(productId, currentState),
        })),
      );
      return handle({ type: "MergeGuestCart", mergeId: context.commandId, lines }, context, {
        mergeGuestCart: pieces,
      });
    },
    undoGuestMerge: (mergeId, context) =>
      handle({ type: "UndoGuestCartMerge", mergeId }, context, { undoGuestCartMerge: { mergeId } }),
    arrangeRoom: (room, context) =>
      handle({ type: "ArrangeRoom", room }, context, { arrangeRoom: room }),
  };
};
