import { eventFields, type DeclaredDocument } from "#domain/personal.ts";
import type { CancelReason, OrderStatus } from "#domain/constants.ts";
import type { OrderContent, ShippingAddress } from "#domain/order/events.ts";

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
  readonly revision: number;
}

/** A cancellation. */
export interface Cancellation {
  readonly at: string;
  readonly reason: CancelReason | null;
  readonly revision: number;
}

/**
 * Maximum number of moves per order: its placing and the latest moves. Admins may move an order
 * without limit.
 */
export const keptMoments = 100;

/** An order as its owner sees it. Amounts in cents. */
export interface OrderDocument extends OrderContent {
  readonly id: string;
  readonly number: string;
  readonly phase: "pending" | "placed" | "refused" | "cancelled";
  /** Whether the shop has accepted it, even if it was cancelled since. */
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
  /** Null unless it was cancelled. */
  readonly cancellation: Cancellation | null;
  readonly revision: number;
  /** Ids of the ordered products, separated by spaces, to find delivered products. */
  readonly productIds: string;
}

/** Every field of the document, declared as personal or open. */
export const orderFields: DeclaredDocument<OrderDocument> = {
  ...eventFields.OrderSubmitted,
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
  addressChanges: { at: "open", fields: "open", revision: "open" },
  cancellation: { at: "open", reason: "open", revision: "open" },
  revision: "open",
  productIds: "open",
};
