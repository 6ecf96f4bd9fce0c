import type { OrderStatus } from "#domain/constants.ts";
import type { OrderContent } from "#domain/order/events.ts";

/** One move of an order; `movedBack` where the step is earlier than the one before. */
export interface OrderMoment {
  readonly at: string;
  readonly status: OrderStatus;
  readonly movedBack: boolean;
}

/** An order as its owner sees it. Amounts in cents. */
export interface OrderDocument extends OrderContent {
  readonly id: string;
  readonly number: string;
  readonly phase: "pending" | "placed" | "refused";
  /** Why it was refused; null unless it was. */
  readonly refusal: string | null;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Oldest first. */
  readonly history: readonly OrderMoment[];
  readonly revision: number;
  /** Ids of the ordered products between spaces, to find who was delivered what. */
  readonly productIds: string;
}
