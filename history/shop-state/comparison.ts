import type { OrderStage } from "./effect.ts";
import type { ProductState, ShopState, StageTotals } from "./state.ts";

/** Orders that stood at one place at A and at another at B. */
export interface OrderFlow {
  /** Null for orders that were not handed in yet. */
  readonly from: OrderStage | null;
  readonly to: OrderStage | null;
  readonly orders: number;
  /** What they are worth together, in cents. */
  readonly cents: number;
}

/** A product that is not what it was. */
export interface ProductDifference {
  readonly id: string;
  readonly name: string;
  /** Null where it was not in the shop's books yet. */
  readonly before: ProductState | null;
  readonly after: ProductState | null;
  /**
   * Numbers of the last events between A and B that changed its price or offer, and its stock; null
   * for none.
   */
  readonly priceEvent: number | null;
  readonly stockEvent: number | null;
}

/** The shop at one of two moments. */
export interface ComparedMoment {
  /** Of the last event that had happened; 0 for none. */
  readonly number: number;
  /** When it happened, ISO 8601; null for none. */
  readonly occurredAt: string | null;
  readonly stageTotals: Readonly<Record<OrderStage, StageTotals>>;
  readonly products: number;
}

/** What is different between two moments. */
export interface Comparison {
  readonly a: ComparedMoment;
  readonly b: ComparedMoment;
  /**
   * Those that were under way at A or moved since; null where too much happened between A and B to
   * follow each order.
   */
  readonly flows: readonly OrderFlow[] | null;
  /** The first so many by name. */
  readonly products: readonly ProductDifference[];
  /** How many products are different in all. */
  readonly changedProducts: number;
}

const isSame = (before: ProductState | null, after: ProductState | null): boolean =>
  before?.cents === after?.cents &&
  before?.offered === after?.offered &&
  before?.onHand === after?.onHand &&
  before?.reserved === after?.reserved;

/** Products that are different between two states, under the numbers of the index. */
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
