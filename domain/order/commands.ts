import type { OrderedQuantity } from "../ordered-quantity.ts";
import type {
  CallOutcome,
  CancelReason,
  OrderStatus,
  ReturnReason,
  ShortCashReason,
  StaffCancelReason,
  StopFailure,
} from "../constants.ts";
import type { ShortLine } from "../refusal.ts";
import type { Slot } from "../values/delivery-day.ts";
import type { Discount } from "../promotion/discount.ts";
import type { OrderContent, OrderLine, RefusedPromo, ShippingAddress } from "./events.ts";

interface NewAddress {
  readonly shippingAddress: ShippingAddress;
  /** The new delivery day, if the address is in another zone; null if none is free. */
  readonly moveTo?: Slot | null | undefined;
}

export type OrderCommand =
  | { readonly type: "SubmitOrder"; readonly content: OrderContent }
  /** Every line and the requested delivery day are reserved: accepts the order. */
  | { readonly type: "PlaceOrder"; readonly day: Slot | null }
  | {
      readonly type: "RejectOrder";
      readonly reason: string;
      readonly short: readonly ShortLine[];
      /** The chosen delivery day, if it has no free place. */
      readonly day?: Slot | undefined;
      /** The promo code, if it can't be used any more. */
      readonly promo?: RefusedPromo | undefined;
    }
  /** The buyer's account is being erased. */
  | { readonly type: "EraseBuyer" }
  /** `userId` is the caller; only the buyer may cancel. */
  | {
      readonly type: "CancelOrder";
      readonly userId: string;
      readonly reason: CancelReason | null;
    }
  /** Staff cancel an order that is not delivered yet. */
  | {
      readonly type: "CancelOrderByStaff";
      readonly reason: StaffCancelReason;
      /** Words for the buyer; may be empty. */
      readonly note: string;
      /** Revision the caller saw; null if it doesn't matter. */
      readonly expectedRevision: number | null;
    }
  /** Staff want other items during Item Preparing. */
  | {
      readonly type: "RequestItems";
      readonly lines: readonly OrderLine[];
      /** The discount of these lines; missing without a promo code. */
      readonly discount?: Discount | undefined;
      /** Revision the caller saw. */
      readonly expectedRevision: number;
    }
  /** The stock holds the added units of the request with this number. */
  | { readonly type: "ConfirmItems"; readonly request: number }
  /** The stock doesn't have the added units. */
  | {
      readonly type: "RefuseItems";
      readonly request: number;
      readonly short: readonly ShortLine[];
    }
  /** The removed units are back in stock. */
  | { readonly type: "NoteItemsSettled"; readonly request: number }
  /**
   * Staff have delivered items back in the shop, or refund an ended order that was paid (without
   * lines).
   */
  | {
      readonly type: "ReturnItems";
      readonly lines: readonly OrderedQuantity[];
      readonly reason: ReturnReason;
      readonly refundCents: number;
      readonly restock: boolean;
      /** Revision the caller saw. */
      readonly expectedRevision: number;
    }
  /** The stock has the units of the return with this number. */
  | { readonly type: "NoteRestocked"; readonly number: number }
  /** The buyer changes the address during Item Preparing. */
  | ({ readonly type: "ChangeDeliveryAddress"; readonly userId: string } & NewAddress)
  /** Staff change the address during Item Preparing. */
  | ({
      readonly type: "ChangeDeliveryAddressByStaff";
      /** Revision the caller saw. */
      readonly expectedRevision: number;
    } & NewAddress)
  /** The buyer may ask for another delivery day during Item Preparing, staff always. */
  | {
      readonly type: "RequestDeliveryDay";
      readonly by: "buyer" | "staff";
      /** The caller. */
      readonly userId: string;
      readonly day: Slot | null;
      /** Staff agreed it with the buyer, so that it may be full. */
      readonly agreed: boolean;
      /** Revision the caller saw; null if it doesn't matter. */
      readonly expectedRevision: number | null;
    }
  /** The requested day is full, and no person chose it: the shop tries `day`. */
  | {
      readonly type: "RequestNextDay";
      readonly insteadOf: Slot;
      readonly day: Slot | null;
    }
  /** The order has a place on the requested day. */
  | { readonly type: "ConfirmDeliveryDay"; readonly day: Slot | null }
  /** The requested day has no place. */
  | { readonly type: "RefuseDeliveryDay"; readonly day: Slot }
  /** The order becomes a stop of a delivery run. Refused if it is on another one. */
  | { readonly type: "PutOnRun"; readonly runId: string }
  | { readonly type: "LeaveRun"; readonly runId: string }
  /** The run leaves the shop with the order. */
  | { readonly type: "GoOut"; readonly runId: string }
  /** The driver of a run handed the order over. */
  | {
      readonly type: "DeliverByRun";
      readonly runId: string;
      readonly owedCents: number;
      readonly collectedCents: number;
      readonly shortReason: ShortCashReason | null;
    }
  /** The driver could not hand the order over, and another run tries again. */
  | {
      readonly type: "PostponeByRun";
      readonly runId: string;
      /** The day of the next attempt; null for none, undefined if the order keeps its day. */
      readonly day: Slot | null | undefined;
    }
  /** The driver of a run brings the order back. It ends here. */
  | { readonly type: "ReturnOrder"; readonly reason: StopFailure; readonly runId: string }
  /** The goods of an order are back in the shop, with this run if it names one. */
  | { readonly type: "ReceiveReturn"; readonly runId?: string }
  /** The use of the promo code of a cancelled or returned order is free again. */
  | { readonly type: "NoteCodeReleased" }
  /** All items of a cancelled or returned order have been returned to stock. */
  | { readonly type: "NoteStockReturned" }
  /** A staff member called the buyer. A refused order is cancelled. */
  | {
      readonly type: "RecordCall";
      readonly outcome: CallOutcome;
      /** Why the buyer refuses the order; null for other outcomes. */
      readonly reason: StaffCancelReason | null;
      /** Stored as a comment for other staff; empty for none. */
      readonly note: string;
      readonly now: string;
      /** Revision the caller saw. */
      readonly expectedRevision: number;
    }
  /** The latest call was recorded by mistake. Nothing else may have happened since. */
  | { readonly type: "UndoCall"; readonly expectedRevision: number }
  /** No call was answered: staff decide to try once more. */
  | { readonly type: "CallOnceMore"; readonly expectedRevision: number }
  /** A staff comment for other staff, and for the buyer if it is shared. */
  | { readonly type: "CommentOnOrder"; readonly text: string; readonly shared?: boolean }
  | {
      readonly type: "SetOrderStatus";
      readonly status: OrderStatus;
      /** Revision the admin saw; null if the caller cannot know it (the documented REST call). */
      readonly expectedRevision: number | null;
    };

export type OrderCommandOf<Type extends OrderCommand["type"]> = Extract<
  OrderCommand,
  { readonly type: Type }
>;
