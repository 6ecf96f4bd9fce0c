import type { RoomPlan } from "./room-plan.ts";

/** Product data at the time of the command; null if the product is not on sale. */
export interface Offer {
  readonly name: string;
  readonly priceCents: number;
  readonly available: number;
}

export type CartCommand =
  | {
      readonly type: "AddItem";
      readonly productId: string;
      readonly quantity: number;
      readonly offer: Offer | null;
    }
  | {
      readonly type: "ChangeQuantity";
      readonly productId: string;
      readonly quantity: number;
      readonly offer: Offer | null;
    }
  | { readonly type: "RemoveItem"; readonly productId: string }
  | BeginOrder
  | {
      readonly type: "CheckOut";
      readonly orderId: string;
      readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
    }
  | {
      readonly type: "MergeGuestCart";
      /** Id of the merge. A repeated merge changes nothing, and the id undoes it. */
      readonly mergeId: string;
      readonly lines: readonly GuestLine[];
    }
  | { readonly type: "UndoGuestCartMerge"; readonly mergeId: string }
  | { readonly type: "ArrangeRoom"; readonly room: RoomPlan };

/** Requests an order, before any of its events is stored. */
export interface BeginOrder {
  readonly type: "BeginOrder";
  /** The buyer, whose key seals the print. */
  readonly userId: string;
  readonly orderId: string;
  /** Equal for equal items and address. */
  readonly print: string;
  readonly at: string;
  /** A second identical order is intended. */
  readonly again: boolean;
  /** Identical orders that were rejected or cancelled; they do not count as duplicates. */
  readonly ended: readonly string[];
  /** The earlier order that answers the request; null for a new order. */
  readonly sameAs: string | null;
}

/** One product in a visitor's cart. */
export interface GuestLine {
  readonly productId: string;
  readonly quantity: number;
  readonly offer: Offer | null;
}
