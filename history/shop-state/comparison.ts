import type { OrderStage } from "./effect.ts";
import type { ProductState, ShopState, StageTotals } from "./state.ts";

/** Orders that were at one stage at A and at another at B. */
export interface OrderFlow {
  /** Null for orders that were not submitted yet. */
  readonly from: OrderStage | null;
  readonly to: OrderStage | null;
  readonly orders: number;
  /** Their total value in cents. */
  readonly cents: number;
}

/** A product that differs between the two moments. */
export interface ProductDifference {
  readonly id: string;
  readonly name: string;
  /** Null if the shop did not know the product yet. */
  readonly before: ProductState | null;
  readonly after: ProductState | null;
  /**
   * Numbers of the last events between A and B that changed its price or offer, and its stock; null
   * for none.
   */
  readonly priceEvent: number | null;
  readonly stockEvent: number | null;
}

/** The shop at one of the two moments. */
export interface ComparedMoment {
  /** Number of the last event that had happened; 0 for none. */
  readonly number: number;
  /** When it happened, ISO 8601; null for none. */
  readonly occurredAt: string | null;
  readonly stageTotals: Readonly<Record<OrderStage, StageTotals>>;
  readonly products: number;
}

/** The differences between two moments. */
export interface Comparison {
  readonly a: ComparedMoment;
  readonly b: ComparedMoment;
  /**
   * The orders that were open at A or have moved since; null if there are too many moves to follow.
   */
  readonly flows: readonly OrderFlow[] | null;
  /** The first products by name. */
  readonly products: readonly ProductDifference[];
  /** The number of products that differ. */
  readonly changedProducts: number;
}

const isSame = (before: ProductState | null, after: ProductState | null): boolean =>
  before?.cents === after?.cents &&
  before?.offered === after?.offered &&
  before?.onHand === after?.onHand &&
  before?.reserved === after?.reserved;

/** Products that differ between two states, by their number in the index. */
export const changedProducts = (
  a: ShopState,
  b: ShopState,
): readonly {
  readonly product: number;
  readonly before: ProductState | null;
  readonly after: ProductState | null;
}[] =>
  [...new Set([...a.products.keys(), ...b.products.keys()])]
    .map((product) => ({
      product,
      before: a.products.get(product) ?? null,
      after: b.products.get(product) ?? null,
    }))
    .filter(({ before, after }) => !isSame(before, after));
