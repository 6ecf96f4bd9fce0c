import type { OrderStage } from "./effect.ts";
import type { ProductState, StageTotals } from "./state.ts";

/** An order that was at a stage at a moment. */
export interface OrderThen {
  readonly id: string;
  /** The short order number, for example NV-7K3M9Q. */
  readonly number: string;
  readonly stage: OrderStage;
  readonly cents: number;
  /** The event that moved it to this stage, and its time in ISO 8601. */
  readonly event: number;
  readonly since: string;
}

export interface ProductThen extends ProductState {
  readonly id: string;
  /** The current name. */
  readonly name: string;
}

/** The displayed part of the shop at a moment. */
export interface ShopMoment {
  /** Number of the last event that had happened; 0 for none. */
  readonly number: number;
  /** When it happened, ISO 8601; null for none. */
  readonly occurredAt: string | null;
  readonly stageTotals: Readonly<Record<OrderStage, StageTotals>>;
  /** The last orders that reached each stage of the board, newest first. */
  readonly orders: readonly OrderThen[];
  /** The requested products that the shop knew then. */
  readonly products: readonly ProductThen[];
}
