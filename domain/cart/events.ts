import type { RoomPlan } from "./room-plan.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type CartEvent =
  | {
      readonly type: "CartItemAdded";
      /** `quantity` is what was added; `priceCents` is the price of one piece at that moment. */
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
       * What a visitor had gathered before signing in, as far as it could be had; `priceCents` is the price of one piece at
       * that moment.
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
      /** What was taken out again: of what was merged, as much as was still there. */
      readonly data: {
        readonly mergeId: string;
        readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
      };
    }
  | {
      readonly type: "OrderBegun";
      /**
       * The owner asked for an order. `print` is the same for the same items and address, and `at` is when it was asked
       * for first. `sameAs` names the earlier order that answers the request; without it the order is `orderId`. The
       * print is sealed, because an address could be tried against it.
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
      /** How the owner arranged the cart's pieces in a room: the whole of it, also where one piece moved. */
      readonly data: RoomPlan;
    };
