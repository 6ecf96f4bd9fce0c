import type { CancelReason, OrderStatus } from "../constants.ts";
import type { ShortLine } from "../refusal.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** One line of an order; name, price and picture are those of the day it was submitted. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly image: string;
}

/** Where an order goes (docs/rules.md, "Forms"). `district` may be empty: the mobile app does not send it. */
export interface ShippingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly province: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone: string;
}

/** Everything the shop needs to deliver. Amounts in cents; total is lines and delivery. */
export interface OrderContent {
  readonly userId: string;
  readonly lines: readonly OrderLine[];
  readonly shippingAddress: ShippingAddress;
  readonly paymentMethod: string;
  readonly subtotalCents: number;
  readonly deliveryFeeCents: number;
  readonly totalCents: number;
}

export type OrderEvent =
  | { readonly type: "OrderSubmitted"; readonly data: OrderContent }
  | { readonly type: "OrderPlaced"; readonly data: { readonly status: OrderStatus } }
  | {
      readonly type: "OrderRejected";
      /** `reason` is the text for people, `short` the products that fell short. */
      readonly data: { readonly reason: string; readonly short: readonly ShortLine[] };
    }
  /** The buyer's data is gone; what was ordered stays. */
  | { readonly type: "OrderBuyerErased"; readonly data: { readonly userId: string } }
  | {
      readonly type: "OrderStatusChanged";
      readonly data: { readonly status: OrderStatus; readonly previousStatus: OrderStatus };
    }
  /** The order goes somewhere else from here on. */
  | {
      readonly type: "DeliveryAddressChanged";
      readonly data: { readonly userId: string; readonly shippingAddress: ShippingAddress };
    }
  /** The buyer takes the order back; `reason` where one was chosen. */
  | {
      readonly type: "OrderCancelled";
      readonly data: { readonly userId: string; readonly reason: CancelReason | null };
    }
  /** One of the staff notes something for the others; the buyer, whose `userId` it is, never reads it. */
  | {
      readonly type: "OrderCommented";
      readonly data: { readonly userId: string; readonly text: string };
    }
  /** Every piece of a cancelled order is in the shop again. */
  | { readonly type: "OrderStockReturned"; readonly data: { readonly userId: string } };
