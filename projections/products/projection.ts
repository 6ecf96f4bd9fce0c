import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/projection.ts";
import type { ProductDocument } from "./document.ts";

const categories = new Set(["product", "stock", "review"]);

/** A product counts as if it had this many reviews of this rating besides its own. */
const priorReviews = 5;
const priorRating = 3.5;

/** Product list: details, price, stock that can be ordered, and the average of its reviews. */
export const productsProjection: Projection<ProductDocument> = {
  name: "products",
  version: 4,
  indexes: ["-addedAt", "priceCents", "-priceCents", "-ratingRank", "name"].flatMap((order) => [
    ["sold", order],
    ["sold", "category", order],
  ]),
  counted: [["sold"], ["sold", "category"]],

  key: ({ stream }) => (categories.has(streamCategory(stream)) ? streamId(stream) : null),

  evolve(document, event) {
    if (event.type === "ProductAdded") {
      const { priceCents, ...details } = event.data;
      return {
        ...details,
        id: streamId(event.stream),
        priceCents,
        onHand: 0,
        reserved: 0,
        countInStock: 0,
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
        return { ...document, ...stocked(onHand + event.data.quantity, reserved) };
      case "StockAdjusted":
        return { ...document, ...stocked(event.data.onHand, reserved) };
      case "StockReserved":
        return { ...document, ...stocked(onHand, reserved + event.data.quantity) };
      case "StockReservationReleased":
        return { ...document, ...stocked(onHand, reserved - event.data.quantity) };
      case "StockReturned":
        return { ...document, ...stocked(onHand + event.data.quantity, reserved) };
      case "StockReservationConfirmed": {
        const { quantity } = event.data;
        return { ...document, ...stocked(onHand - quantity, reserved - quantity) };
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
