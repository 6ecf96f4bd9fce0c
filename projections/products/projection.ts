import { streamCategory, streamId } from "#domain/decider.ts";
import { stockChangeOf } from "#domain/stock/change.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ProductDocument } from "./document.ts";

const categories = new Set(["product", "stock", "review"]);

/** Each product starts with this many virtual reviews of this rating. */
const priorReviews = 5;
const priorRating = 3.5;

/** Product list: details, price, available stock, and the average of its reviews. */
export const productsProjection: Projection<ProductDocument> = {
  name: "products",
  version: 6,
  indexes: ["-addedAt", "priceCents", "-priceCents", "-ratingRank", "name"].flatMap((order) => [
    ["sold", order],
    ["sold", "category", order],
  ]),
  counted: [["sold"], ["sold", "category"]],
  keepReads: true,

  key: ({ stream }) => (categories.has(streamCategory(stream)) ? streamId(stream) : null),

  evolve(document, event) {
    if (event.type === "ProductAdded") {
      const { priceCents, ...details } = event.data;
      return {
        ...details,
        id: streamId(event.stream),
        priceCents,
        lowFrom: null,
        ...stocked(0, 0),
        moved: { received: 0, adjusted: 0, gone: 0, returned: 0, revision: -1 },
        addedAt: event.metadata.occurredAt,
        sold: true,
        ...rated(0, 0),
      };
    }
    if (document === null) return null;
    const { onHand, reserved, ratingSum, numReviews } = document;
    switch (event.type) {
      case "ProductDetailsChanged":
        return { ...document, ...event.data };
      case "ProductPriceChanged":
        return { ...document, priceCents: event.data.priceCents };
      case "ProductRemoved":
        return { ...document, sold: false };
      case "ProductRestored":
        return { ...document, sold: true };
      case "StockReceived":
      case "StockAdjusted":
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "StockReturned":
      case "LowStockLimitChanged": {
        const changed = stockChangeOf(event);
        const { received, adjusted, gone, returned } = document.moved;
        const limit = event.type === "LowStockLimitChanged" ? event.data.lowFrom : document.lowFrom;
        return {
          ...document,
          lowFrom: limit,
          ...stocked(onHand + changed.onHand, reserved + changed.reserved),
          moved: {
            received: received + (changed.kind === "received" ? changed.onHand : 0),
            adjusted: adjusted + (changed.kind === "adjusted" ? changed.onHand : 0),
            gone: gone - (changed.kind === "confirmed" ? changed.onHand : 0),
            returned: returned + (changed.kind === "returned" ? changed.onHand : 0),
            revision: event.revision,
          },
        };
      }
      case "ReviewSubmitted":
        return { ...document, ...rated(ratingSum + event.data.rating, numReviews + 1) };
      case "ReviewRevised": {
        const { rating, previousRating } = event.data;
        return { ...document, ...rated(ratingSum + rating - previousRating, numReviews) };
      }
      default:
        return null;
    }
  },
};

const stocked = (onHand: number, reserved: number) => ({
  onHand,
  reserved,
  countInStock: onHand - reserved,
});

const rated = (ratingSum: number, numReviews: number) => ({
  ratingSum,
  numReviews,
  ratingRank: (ratingSum + priorReviews * priorRating) / (numReviews + priorReviews),
});
