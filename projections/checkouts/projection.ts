import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { CheckoutDocument } from "./document.ts";

/**
 * Checkouts: one document per order, folded from the order, its stock reservations and its cart.
 */
export const checkoutsProjection: Projection<CheckoutDocument> = {
  name: "checkouts",
  version: 2,
  indexes: [["done"]],

  key(event) {
    if (streamCategory(event.stream) === "order") return streamId(event.stream);
    switch (event.type) {
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "CartCheckedOut":
        return event.data.orderId;
      default:
        return null;
    }
  },

  evolve(document, event) {
    if (event.type === "OrderSubmitted") {
      return {
        id: streamId(event.stream),
        phase: "submitted",
        reserved: [],
        cartCheckedOut: false,
        stockReturned: false,
        done: false,
        submittedAt: event.metadata.occurredAt,
      };
    }
    if (document === null) return null;
    switch (event.type) {
      case "OrderPlaced":
        return withDone({ ...document, phase: "placed" });
      case "OrderRejected":
        return withDone({ ...document, phase: "rejected" });
      case "OrderCancelled":
        return withDone({ ...document, phase: "cancelled" });
      case "OrderStockReturned":
        return withDone({ ...document, stockReturned: true });
      case "StockReserved":
        return withDone({
          ...document,
          reserved: [...document.reserved, streamId(event.stream)],
        });
      case "StockReservationReleased":
      case "StockReservationConfirmed": {
        const productId = streamId(event.stream);
        return withDone({
          ...document,
          reserved: document.reserved.filter((each) => each !== productId),
        });
      }
      case "CartCheckedOut":
        return withDone({ ...document, cartCheckedOut: true });
      default:
        return null;
    }
  },
};

const withDone = (document: CheckoutDocument): CheckoutDocument => ({
  ...document,
  done: document.reserved.length === 0 && isSettled(document),
});

const isSettled = ({ phase, cartCheckedOut, stockReturned }: CheckoutDocument): boolean => {
  switch (phase) {
    case "submitted":
      return false;
    case "placed":
      return cartCheckedOut;
    case "rejected":
      return true;
    case "cancelled":
      return stockReturned;
  }
};
