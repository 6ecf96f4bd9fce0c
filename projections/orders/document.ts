import { deliveryDay, eventFields, personalText, type DeclaredDocument } from "#domain/personal.ts";
import type { CancelReason, OrderStatus, ReturnReason, StopFailure } from "#domain/constants.ts";
import type { OrderContent, ShippingAddress } from "#domain/order/events.ts";
import type { OrderPayment } from "#domain/order/state.ts";
import type { Slot } from "#domain/values/delivery-day.ts";

/** One status change of an order. `movedBack` marks a step to an earlier status. */
export interface OrderMoment {
  readonly at: string;
  readonly status: OrderStatus;
  readonly movedBack: boolean;
  readonly previousStatus: OrderStatus | null;
  /** The order's revision after it. */
  readonly revision: number;
}

/** A change of a delivery address: the changed fields, never their values. */
export interface AddressChange {
  readonly at: string;
  readonly fields: readonly (keyof ShippingAddress)[];
  /** Staff made it; missing for the buyer's own change. */
  readonly byStaff?: true;
  readonly revision: number;
}

/** A change of the delivery day. `byBuyer` is false if the shop made it. */
export interface DayChange {
  readonly at: string;
  readonly day: Slot | null;
  readonly previousDay: Slot | null;
  readonly byBuyer: boolean;
  readonly revision: number;
}

/** Another quantity of one item; 0 if the order did not have it, or has it no more. */
export interface ItemQuantityChange {
  readonly name: string;
  readonly options: readonly string[];
  readonly previousQuantity: number;
  readonly quantity: number;
}

/** A change of the items by staff. Amounts in cents. */
export interface ItemsChange {
  readonly at: string;
  readonly items: readonly ItemQuantityChange[];
  readonly totalCents: number;
  readonly previousTotalCents: number;
  readonly revision: number;
}

/** Declaration of a change of quantities. */
export const quantityChange = {
  name: "open",
  options: "open",
  previousQuantity: "open",
  quantity: "open",
} as const;

/** Delivered items that came back. `quantity` of an item is the quantity that the buyer keeps. */
export interface OrderReturn {
  readonly at: string;
  readonly items: readonly ItemQuantityChange[];
  readonly reason: ReturnReason;
  readonly refundCents: number;
  readonly restock: boolean;
  readonly revision: number;
}

/** A number of units of one variant. */
export interface ReturnedPieces {
  readonly productId: string;
  readonly quantity: number;
}

/** A comment of the shop for the buyer. */
export interface SharedComment {
  readonly at: string;
  readonly text: string;
  readonly revision: number;
}

/** A cancellation. */
export interface Cancellation {
  readonly at: string;
  /** The buyer's reason; null if there is none, or staff cancelled. */
  readonly reason: CancelReason | null;
  readonly byStaff: boolean;
  /** Words of the shop for the buyer; null for none. */
  readonly note: string | null;
  readonly revision: number;
}

/** The driver returned the order. */
export interface ReturnToShop {
  readonly at: string;
  readonly reason: StopFailure;
  readonly revision: number;
}

/** A confirmation by phone that holds, or held until a later change. */
export interface PhoneConfirmation {
  readonly at: string;
  readonly revision: number;
}

/** Maximum number of confirmations per order: the latest. */
export const keptConfirmations = 10;

/**
 * Maximum number of moves per order: its placing and the latest moves. Admins may move an order
 * without limit.
 */
export const keptMoments = 100;

/** Maximum number of day changes per order: the latest. */
export const keptDayChanges = 50;

/** An order as its owner sees it. Amounts in cents. */
export interface OrderDocument extends Omit<OrderContent, "delivery"> {
  readonly id: string;
  readonly number: string;
  readonly phase: "pending" | "placed" | "refused" | "cancelled" | "returned";
  /** Whether the shop has accepted it, even if it was cancelled or returned since. */
  readonly accepted: boolean;
  /** Reason of a refusal; null if it was not refused. */
  readonly refusal: string | null;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Its placing and its moves, oldest first. */
  readonly history: readonly OrderMoment[];
  /** Oldest first. */
  readonly addressChanges: readonly AddressChange[];
  /** The agreed slot; null if there is none. */
  readonly deliveryDay: Slot | null;
  /** The account that asked for another day, until the order has it. */
  readonly dayRequestedById: string | null;
  /** Oldest first, at most `keptDayChanges`. */
  readonly dayChanges: readonly DayChange[];
  /** Oldest first, at most `keptConfirmations`. */
  readonly confirmations: readonly PhoneConfirmation[];
  /** Oldest first. */
  readonly itemsChanges: readonly ItemsChange[];
  /** Oldest first. */
  readonly returns: readonly OrderReturn[];
  /** All units that came back, by variant. */
  readonly returnedItems: readonly ReturnedPieces[];
  /** The order was Delivered at some time. */
  readonly wasDelivered: boolean;
  /** Null if no driver has handed it over. */
  readonly payment: OrderPayment | null;
  readonly refundedCents: number;
  /** Oldest first. */
  readonly comments: readonly SharedComment[];
  /** Null unless it was cancelled. */
  readonly cancellation: Cancellation | null;
  /** Null unless the driver returned it. */
  readonly returned: ReturnToShop | null;
  readonly revision: number;
  /** Ids of the ordered products, separated by spaces, to find delivered products. */
  readonly productIds: string;
}

const { delivery: _delivery, ...contentFields } = eventFields.OrderSubmitted;

/** Every field of the document, declared as personal or open. */
export const orderFields: DeclaredDocument<OrderDocument> = {
  ...contentFields,
  id: "open",
  number: "open",
  phase: "open",
  accepted: "open",
  refusal: "open",
  status: "open",
  createdAt: "open",
  updatedAt: "open",
  history: {
    at: "open",
    status: "open",
    movedBack: "open",
    previousStatus: "open",
    revision: "open",
  },
  addressChanges: { at: "open", fields: "open", byStaff: "open", revision: "open" },
  deliveryDay,
  dayRequestedById: "open",
  dayChanges: {
    at: "open",
    day: deliveryDay,
    previousDay: deliveryDay,
    byBuyer: "open",
    revision: "open",
  },
  confirmations: { at: "open", revision: "open" },
  itemsChanges: {
    at: "open",
    items: quantityChange,
    totalCents: "open",
    previousTotalCents: "open",
    revision: "open",
  },
  returns: {
    at: "open",
    items: quantityChange,
    reason: "open",
    refundCents: "open",
    restock: "open",
    revision: "open",
  },
  returnedItems: { productId: "open", quantity: "open" },
  wasDelivered: "open",
  payment: { collectedCents: "open", openCents: "open" },
  refundedCents: "open",
  comments: { at: "open", text: personalText, revision: "open" },
  cancellation: {
    at: "open",
    reason: "open",
    byStaff: "open",
    note: personalText,
    revision: "open",
  },
  returned: { at: "open", reason: "open", revision: "open" },
  revision: "open",
  productIds: "open",
};
