import type { RoomPlan } from "./room-plan.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type CartEvent =
  | {
      readonly type: "CartItemAdded";
      /** `quantity` was added; `priceCents` is the price of one item at that time. */
      readonly data: {
        readonly productId: string;
        readonly quantity: number;
        readonly priceCents: number;
      };
    }
  | {
      readonly type: "CartItemQuantityChanged";
      readonly data: { readonly productId: string; readonly quantity: number };
    }
  | { readonly type: "CartItemRemoved"; readonly data: { readonly productId: string } }
  | {
      readonly type: "CartCheckedOut";
      readonly data: {
        readonly orderId: string;
        readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
      };
    }
  | {
      readonly type: "GuestCartMerged";
      /**
       * The content of a visitor's cart before signing in, as far as available. `priceCents` is the
       * price of one item at that time.
       */
      readonly data: {
        readonly mergeId: string;
        readonly lines: readonly {
          readonly productId: string;
          readonly quantity: number;
          readonly priceCents: number;
        }[];
      };
    }
  | {
      readonly type: "GuestCartMergeUndone";
      /** The removed quantities: of the merged ones, those that were still in the cart. */
      readonly data: {
        readonly mergeId: string;
        readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
      };
    }
  | {
      readonly type: "OrderBegun";
      /**
       * The owner requested an order. `print` is equal for equal items and address; `at` is the
       * time of the first request. `sameAs` is the earlier order that answers the request; without
       * it the order is `orderId`. The print is sealed, because it would allow guessing an address.
       */
      readonly data: {
        readonly userId: string;
        readonly orderId: string;
        readonly print: string;
        readonly at: string;
        readonly sameAs?: string;
      };
    }
  | {
      readonly type: "RoomArranged";
      /** The arrangement of the cart's items in a room, always complete. */
      readonly data: RoomPlan;
    };
