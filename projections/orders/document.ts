import type { CancelReason, OrderStatus } from "#domain/constants.ts";
import type { OrderContent, ShippingAddress } from "#domain/order/events.ts";

/** One move of an order; `movedBack` where the step is earlier than the one before. */
export interface OrderMoment {
  readonly at: string;
  readonly status: OrderStatus;
  readonly movedBack: boolean;
  readonly previousStatus: OrderStatus | null;
  /** The order's revision that it led to. */
  readonly revision: number;
}

/** A change of where an order goes: which fields, never what they hold. */
export interface AddressChange {
  readonly at: string;
  readonly fields: readonly (keyof ShippingAddress)[];
  readonly revision: number;
}

/** How an order was taken back. */
export interface Cancellation {
  readonly at: string;
  readonly reason: CancelReason | null;
  readonly revision: number;
}

/** So many moves of an order are kept, its placing and the latest: an admin may move it without end. */
export const keptMoments = 100;

/** An order as its owner sees it. Amounts in cents. */
export interface OrderDocument extends OrderContent {
  readonly id: string;
  readonly number: string;
  readonly phase: "pending" | "placed" | "refused" | "cancelled";
  /** Whether the shop has accepted it, also where it was cancelled since. */
  readonly accepted: boolean;
  /** Why it was refused; null unless it was. */
  readonly refusal: string | null;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Its placing and its moves, oldest first. */
  readonly history: readonly OrderMoment[];
  /** Oldest first. */
  readonly addressChanges: readonly AddressChange[];
  /** Null unless it was cancelled. */
  readonly cancellation: Cancellation | null;
  readonly revision: number;
  /** Ids of the ordered products between spaces, to find who was delivered what. */
  readonly productIds: string;
}
