import type { OrderStage } from "./effect.ts";
import type { ProductState, StageTotals } from "./state.ts";

/** An order that stood somewhere at a moment. */
export interface OrderThen {
  readonly id: string;
  /** As people call it, for example NV-7K3M9Q. */
  readonly number: string;
  readonly stage: OrderStage;
  readonly cents: number;
  /** The event that brought it there, and when that was, ISO 8601. */
  readonly event: number;
  readonly since: string;
}

/** A product at a moment. */
export interface ProductThen extends ProductState {
  readonly id: string;
  /** Today's. */
  readonly name: string;
}

/** The shop at a moment, as much of it as is shown. */
export interface ShopMoment {
  /** Of the last event that had happened; 0 for none. */
  readonly number: number;
  /** When it happened, ISO 8601; null for none. */
  readonly occurredAt: string | null;
  readonly stageTotals: Readonly<Record<OrderStage, StageTotals>>;
  /** The last ones that came to each place of the board, newest first. */
  readonly orders: readonly OrderThen[];
  /** Those that were asked for and known then. */
  readonly products: readonly ProductThen[];
}
