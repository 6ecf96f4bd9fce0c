import { streamCategory, streamId } from "#domain/decider.ts";
import { countedRating } from "#domain/review/counted-rating.ts";
import type { ReviewEvent } from "#domain/review/events.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ProductPageDocument } from "./document.ts";

/** Product page: the distribution of the ratings of one product. */
export const productPagesProjection: Projection<ProductPageDocument> = {
  name: "product-pages",
  version: 4,
  indexes: [],

  key: ({ stream }) => {
    const category = streamCategory(stream);
    return category === "product" || category === "review" ? streamId(stream) : null;
  },

  evolve(document, event) {
    if (event.type === "ProductAdded") return document ?? emptyPage(streamId(event.stream));
    if (!isOfReview(event)) return null;
    const { added, removed } = countedRating(event);
    if (added === null && removed === null) return null;
    const page = document ?? emptyPage(streamId(event.stream));
    return {
      ...page,
      ratingSum: page.ratingSum + (added ?? 0) - (removed ?? 0),
      numReviews: page.numReviews + Number(added !== null) - Number(removed !== null),
      spread: page.spread.map(
        (count, index) => count + Number(index + 1 === added) - Number(index + 1 === removed),
      ),
    };
  },
};

const isOfReview = (
  event: ShopRecordedEvent,
): event is Extract<ShopRecordedEvent, { readonly type: ReviewEvent["type"] }> =>
  streamCategory(event.stream) === "review";

export const emptyPage = (id: string): ProductPageDocument => ({
  id,
  ratingSum: 0,
  numReviews: 0,
  spread: [0, 0, 0, 0, 0],
});
