import { streamCategory, streamId } from "#domain/decider.ts";
import { stockChangeOf } from "#domain/stock/change.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { StockEntryDocument } from "./document.ts";

/** Every event of every product's stock, one document each. */
export const stockLedgerProjection: Projection<StockEntryDocument> = {
  name: "stock-ledger",
  version: 2,
  indexes: [["productId", "-revision"]],

  key: ({ stream, revision }) =>
    streamCategory(stream) === "stock" ? `${streamId(stream)} ${revision}` : null,

  evolve(_document, event) {
    switch (event.type) {
      case "StockReceived":
      case "StockAdjusted":
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "StockReturned":
      case "LowStockLimitChanged": {
        const { data } = event;
        const { kind, onHand, reserved } = stockChangeOf(event);
        return {
          productId: streamId(event.stream),
          revision: event.revision,
          kind,
          at: event.metadata.occurredAt,
          by: event.metadata.actor.id,
          onHandChange: onHand,
          reservedChange: reserved,
          orderId: "orderId" in data ? data.orderId : null,
          limit: "lowFrom" in data ? { from: data.previousLowFrom, to: data.lowFrom } : null,
        };
      }
      default:
        return null;
    }
  },
};
