import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";

/** One entry of a product's ledger. */
export interface LedgerPlace {
  readonly productId: string;
  readonly revision: number;
}

/**
 * The reasons of ledger entries, in the order of the entries; null for none. They are personal, so
 * only the log holds them. Each product's entries cost one read from its first to its last one.
 */
export type StockReasons = (entries: readonly LedgerPlace[]) => Promise<readonly (string | null)[]>;

export const createStockReasons =
  (store: Pick<EventStore, "readStream">): StockReasons =>
  async (entries) => {
    const reasons = new Map<string, string>();
    for (const productId of new Set(entries.map((entry) => entry.productId))) {
      const revisions = entries.flatMap((entry) =>
        entry.productId === productId ? [entry.revision] : [],
      );
      const last = Math.max(...revisions);
      const events = store.readStream(`stock-${productId}`, Math.min(...revisions));
      for await (const recorded of events) {
        const event = decodeEvent(recorded);
        if (event && (event.type === "StockReceived" || event.type === "StockAdjusted")) {
          const { reason } = event.data;
          if (reason !== undefined) reasons.set(`${productId} ${event.revision}`, reason);
        }
        if (recorded.revision >= last) break;
      }
    }
    return entries.map(
      ({ productId, revision }) => reasons.get(`${productId} ${revision}`) ?? null,
    );
  };
