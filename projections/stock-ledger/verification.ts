import type { Position } from "#domain/ports.ts";
import { stockChangeOf } from "#domain/stock/change.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { ProductQueries } from "#projections/products/queries.ts";
import type { StockLedgerQueries } from "./queries.ts";

/** A figure that differs from the log. */
export interface StockDifference {
  /** A short name, for example "On hand". */
  readonly figure: string;
  /** A sentence. */
  readonly words: string;
}

/** A product's figures compared with its own stock events. */
export interface StockVerification {
  /** Number of folded events. */
  readonly events: number;
  /** Position of the last one; null if there is none. */
  readonly position: Position | null;
  readonly differences: readonly StockDifference[];
}

/**
 * Folds a product's stock from its own stream. Null if the product never existed. Writes nothing.
 */
export type VerifyStock = (productId: string) => Promise<StockVerification | null>;

const figures = {
  onHand: "On hand",
  reserved: "Reserved",
  received: "Received",
  adjusted: "Adjusted",
  gone: "Shipped with orders",
  returned: "Returned",
} as const;
type Figure = keyof typeof figures;

export const createStockVerification =
  ({
    store,
    products,
    stockLedger,
  }: {
    readonly store: Pick<EventStore, "readStream">;
    readonly products: Pick<ProductQueries, "variantsByIds">;
    readonly stockLedger: Pick<StockLedgerQueries, "count">;
  }): VerifyStock =>
  async (productId) => {
    const product = (await products.variantsByIds([productId])).get(productId);
    if (!product) return null;
    let state = stockDecider.initialState;
    const moved = { received: 0, adjusted: 0, gone: 0, returned: 0 };
    let events = 0;
    let position: Position | null = null;
    const slice = beginTimeSlice();
    for await (const recorded of store.readStream(`stock-${productId}`)) {
      // Stop at the revision of the figures: later events are no difference.
      if (recorded.revision > product.moved.revision) break;
      if (slice.isOver()) await slice.next();
      const event = decodeEvent(recorded) as StockEvent | null;
      if (!event) continue;
      state = stockDecider.evolve(state, event);
      const { kind, onHand } = stockChangeOf(event);
      if (kind === "confirmed") moved.gone -= onHand;
      else if (kind === "received" || kind === "adjusted" || kind === "returned") {
        moved[kind] += onHand;
      }
      events += 1;
      ({ position } = recorded);
    }
    const fromLog = { onHand: state.onHand, reserved: state.reserved, ...moved };
    const entries = await stockLedger.count(productId);
    return {
      events,
      position,
      differences: [
        ...figuresThatDiffer(product, fromLog),
        ...(product.lowFrom === state.lowFrom
          ? []
          : [
              {
                figure: "Low-stock limit",
                words: `The list shows ${limitWord(product.lowFrom)}; the log gives ${limitWord(state.lowFrom)}.`,
              },
            ]),
        // More entries may have been added since; none may be missing.
        ...(entries >= events
          ? []
          : [
              {
                figure: "Ledger",
                words: `The ledger has ${entries} of the log's ${events} events.`,
              },
            ]),
      ],
    };
  };

const figuresThatDiffer = (
  { onHand, reserved, moved }: ProductDocument,
  fromLog: Readonly<Record<Figure, number>>,
): readonly StockDifference[] => {
  const shown: Readonly<Record<Figure, number>> = { onHand, reserved, ...moved };
  return (Object.keys(figures) as Figure[])
    .filter((figure) => shown[figure] !== fromLog[figure])
    .map((figure) => ({
      figure: figures[figure],
      words: `The list shows ${shown[figure]}; the log gives ${fromLog[figure]}.`,
    }));
};

const limitWord = (limit: number | null): string =>
  limit === null ? "the shop's limit" : `${limit}`;
