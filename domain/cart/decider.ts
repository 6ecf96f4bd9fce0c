import { limits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { isRecent, noneRecent, remember, type RecentIds } from "../recent-ids.ts";
import {
  invalidInput,
  notFound,
  stockShortage,
  type InvalidInput,
  type NotFound,
  type StockShortage,
} from "../refusal.ts";
import type { CartCommand, Offer } from "./commands.ts";
import type { CartEvent } from "./events.ts";
import { evolveMerges, mergeGuestCart, undoGuestMerge, type GuestMerge } from "./guest-merge.ts";
import { evolveLines, type CartLine } from "./lines.ts";
import { begunOrder, evolveBegun, sameOrder, type BegunOrder } from "./same-order.ts";
import type { RoomPlan } from "./room-plan.ts";
import { arrangeRoom } from "./room.ts";

export interface CartState {
  readonly lines: readonly CartLine[];
  /** Orders already removed from the cart; removing one again changes nothing. */
  readonly checkedOut: RecentIds;
  /** The latest requested orders, oldest first. */
  readonly begun: readonly BegunOrder[];
  /** The latest merged visitors' carts, oldest first. */
  readonly merges: readonly GuestMerge[];
  /** The room in which its items are arranged; null before. */
  readonly room: RoomPlan | null;
}

export type CartRefusal = InvalidInput | NotFound | StockShortage;

/** The same order was placed within the window. */
export interface SameOrder {
  readonly code: "SAME_ORDER";
  /** The earlier order. */
  readonly orderId: string;
}

/**
 * The rules of one shopper's cart. It reserves no stock; placing the order checks the quantities
 * again.
 */
export const cartDecider: Decider<CartState, CartCommand, CartEvent, CartRefusal | SameOrder> = {
  category: "cart",
  initialState: { lines: [], checkedOut: noneRecent, begun: [], merges: [], room: null },

  evolve(state, event) {
    return {
      lines: evolveLines(state.lines, event),
      checkedOut:
        event.type === "CartCheckedOut"
          ? remember(state.checkedOut, event.data.orderId)
          : state.checkedOut,
      begun: evolveBegun(state.begun, event),
      merges: evolveMerges(state.merges, event),
      room: event.type === "RoomArranged" ? event.data : state.room,
    };
  },

  decide(command, state) {
    const line = (productId: string) => state.lines.find((each) => each.productId === productId);
    switch (command.type) {
      case "AddItem": {
        const { productId, quantity, offer } = command;
        if (offer === null) return refuse(notFound(messages.product.notFound));
        const present = line(productId);
        const refusal = quantityRefusal(command, offer, (present?.quantity ?? 0) + quantity);
        if (refusal) return refuse(refusal);
        if (!present && state.lines.length >= limits.cartLines) {
          return refuse(
            invalidInput({
              field: "productId",
              message: `A cart holds at most ${limits.cartLines} different products`,
            }),
          );
        }
        return accept({
          type: "CartItemAdded",
          data: { productId, quantity, priceCents: offer.priceCents },
        });
      }
      case "ChangeQuantity": {
        const { productId, quantity, offer } = command;
        const present = line(productId);
        if (offer === null || !present) return refuse(notFound(messages.product.notFound));
        const refusal = quantityRefusal(command, offer, quantity);
        if (refusal) return refuse(refusal);
        return present.quantity === quantity
          ? accept()
          : accept({ type: "CartItemQuantityChanged", data: { productId, quantity } });
      }
      case "RemoveItem":
        return line(command.productId)
          ? accept({ type: "CartItemRemoved", data: { productId: command.productId } })
          : refuse(notFound(messages.product.notFound));
      case "BeginOrder": {
        const { userId, orderId, print, at, sameAs } = command;
        if (begunOrder(state.begun, orderId)) return accept();
        const same = sameOrder(state.begun, command);
        if (sameAs !== null) {
          const data = { userId, orderId, print, at: same?.at ?? at, sameAs };
          return accept({ type: "OrderBegun", data });
        }
        return same
          ? refuse({ code: "SAME_ORDER", orderId: same.orderId })
          : accept({ type: "OrderBegun", data: { userId, orderId, print, at } });
      }
      case "CheckOut":
        return isRecent(state.checkedOut, command.orderId)
          ? accept()
          : accept({
              type: "CartCheckedOut",
              data: { orderId: command.orderId, lines: command.lines },
            });
      case "MergeGuestCart":
        return mergeGuestCart(state, command.mergeId, command.lines);
      case "UndoGuestCartMerge":
        return undoGuestMerge(state, command.mergeId);
      case "ArrangeRoom":
        return arrangeRoom(state.room, command.room);
      default:
        return unreachable(command);
    }
  },
};

/** Specification section 5: at least 1, at most the stock on hand. */
const quantityRefusal = (
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
  offer: Offer,
  total: number,
): InvalidInput | StockShortage | null => {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || total > limits.quantityPerLine) {
    return invalidInput({
      field: "quantity",
      message: `Please enter a whole number from 1 to ${limits.quantityPerLine}`,
    });
  }
  if (total > offer.available) {
    const { name, available } = offer;
    return stockShortage([{ productId, name, requested: total, available }]);
  }
  return null;
};
