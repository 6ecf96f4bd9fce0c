import type { CancelReason, OrderStatus } from "../constants.ts";
import type { ShortLine } from "../refusal.ts";
import type { OrderContent, ShippingAddress } from "./events.ts";

export type OrderCommand =
  | { readonly type: "SubmitOrder"; readonly content: OrderContent }
  /** Every line is reserved: accept the order. */
  | { readonly type: "PlaceOrder" }
  | {
      readonly type: "RejectOrder";
      readonly reason: string;
      readonly short: readonly ShortLine[];
    }
  /** The buyer's account is being erased. */
  | { readonly type: "EraseBuyer" }
  /** `userId` is who asks: only the buyer may. */
  | {
      readonly type: "CancelOrder";
      readonly userId: string;
      readonly reason: CancelReason | null;
    }
  | {
      readonly type: "ChangeDeliveryAddress";
      readonly userId: string;
      readonly shippingAddress: ShippingAddress;
    }
  /** Every line of a cancelled order is given back. */
  | { readonly type: "NoteStockReturned" }
  /** By one of the staff, for the others. */
  | { readonly type: "CommentOnOrder"; readonly text: string }
  | {
      readonly type: "SetOrderStatus";
      readonly status: OrderStatus;
      /** Revision the admin saw; null where the caller cannot know it (the documented REST call). */
      readonly expectedRevision: number | null;
    };
