import type { OrderStatus } from "../constants.ts";
import type { ShortLine } from "../refusal.ts";
import type { OrderContent } from "./events.ts";

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
  | {
      readonly type: "SetOrderStatus";
      readonly status: OrderStatus;
      /** Revision the admin saw; null where the caller cannot know it (the documented REST call). */
      readonly expectedRevision: number | null;
    };
