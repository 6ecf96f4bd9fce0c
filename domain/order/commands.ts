import type { CancelReason, OrderStatus } from "../constants.ts";
import type { ShortLine } from "../refusal.ts";
import type { OrderContent, ShippingAddress } from "./events.ts";

export type OrderCommand =
  | { readonly type: "SubmitOrder"; readonly content: OrderContent }
  /** Every line is reserved: accepts the order. */
  | { readonly type: "PlaceOrder" }
  | {
      readonly type: "RejectOrder";
      readonly reason: string;
      readonly short: readonly ShortLine[];
    }
  /** The buyer's account is being erased. */
  | { readonly type: "EraseBuyer" }
  /** `userId` is the caller; only the buyer may cancel. */
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
  /** All items of a cancelled order have been returned to stock. */
  | { readonly type: "NoteStockReturned" }
  /** A staff comment for other staff. */
  | { readonly type: "CommentOnOrder"; readonly text: string }
  | {
      readonly type: "SetOrderStatus";
      readonly status: OrderStatus;
      /** Revision the admin saw; null if the caller cannot know it (the documented REST call). */
      readonly expectedRevision: number | null;
    };
