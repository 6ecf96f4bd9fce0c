import { streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/projection.ts";
import type { ReviewAuthorDocument } from "./document.ts";

/** Who has reviewed what: a document each, so that a product with many reviews has no long one. */
export const reviewAuthorsProjection: Projection<ReviewAuthorDocument> = {
  name: "review-authors",
  version: 1,
  indexes: [["userId"]],

  key: (event) =>
    event.type === "ReviewSubmitted" ? `${streamId(event.stream)} ${event.data.userId}` : null,

  evolve(_document, event) {
    if (event.type !== "ReviewSubmitted") return null;
    const productId = streamId(event.stream);
    const { userId } = event.data;
    return { id: `${productId} ${userId}`, productId, userId };
  },
};
