import { streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ReviewAuthorDocument } from "./document.ts";

/**
 * Reviews by author and product, one document each, so that no document grows with the reviews of a
 * product.
 */
export const reviewAuthorsProjection: Projection<ReviewAuthorDocument> = {
  name: "review-authors",
  version: 3,
  indexes: [["userId"]],

  key: (event) =>
    event.type === "ReviewSubmitted" || event.type === "ReviewRevised"
      ? reviewAuthorId(streamId(event.stream), event.data.userId)
      : null,

  evolve(document, event) {
    if (event.type !== "ReviewSubmitted" && event.type !== "ReviewRevised") return null;
    const productId = streamId(event.stream);
    const { userId, rating, comment, options = [] } = event.data;
    const now = { rating, comment, at: event.metadata.occurredAt };
    return {
      id: reviewAuthorId(productId, userId),
      productId,
      userId,
      reviewId: event.id,
      writtenAt: document?.writtenAt ?? now.at,
      options,
      now,
      before: document?.now ?? null,
    };
  },
};

/** The document id of a person and a product. */
export const reviewAuthorId = (productId: string, userId: string): string =>
  `${productId} ${userId}`;
