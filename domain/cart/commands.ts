import type { RoomPlan } from "./room-plan.ts";

/** What the shop knows of a product at the moment of the command; null where it is not sold. */
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
      /** Names the merge: the same one twice changes nothing twice, and it can be undone by its name. */
      readonly mergeId: string;
      readonly lines: readonly GuestLine[];
    }
  | { readonly type: "UndoGuestCartMerge"; readonly mergeId: string }
  | { readonly type: "ArrangeRoom"; readonly room: RoomPlan };

/** Asks for an order, before anything of it is stored. */
export interface BeginOrder {
  readonly type: "BeginOrder";
  /** The buyer, whose key seals the print. */
  readonly userId: string;
  readonly orderId: string;
  /** The same for the same items and address. */
  readonly print: string;
  readonly at: string;
  /** A second order of the same is meant. */
  readonly again: boolean;
  /** Orders of the same that were rejected or cancelled: they are not in the way. */
  readonly ended: readonly string[];
  /** The earlier order that answers the request; null where the request is for an order of its own. */
  readonly sameAs: string | null;
}

/** One product that a visitor has gathered. */
export interface GuestLine {
  readonly productId: string;
  readonly quantity: number;
  readonly offer: Offer | null;
}
