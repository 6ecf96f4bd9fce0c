import { streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ReviewVotesDocument } from "./document.ts";

/** Helpful votes by voter and product, so that a page with many reviews needs one read. */
export const reviewVotesProjection: Projection<ReviewVotesDocument> = {
  name: "review-votes",
  version: 1,
  indexes: [],

  key: (event) =>
    event.type === "ReviewMarkedHelpful" || event.type === "ReviewHelpfulWithdrawn"
      ? reviewVotesId(streamId(event.stream), event.data.userId)
      : null,

  evolve(document, event) {
    if (event.type !== "ReviewMarkedHelpful" && event.type !== "ReviewHelpfulWithdrawn") {
      return null;
    }
    const productId = streamId(event.stream);
    const { userId, authorId } = event.data;
    const others = (document?.authorIds ?? []).filter((each) => each !== authorId);
    return {
      id: reviewVotesId(productId, userId),
      productId,
      userId,
      authorIds: event.type === "ReviewMarkedHelpful" ? [...others, authorId] : others,
    };
  },
};

/** The document id of a voter and a product. */
export const reviewVotesId = (productId: string, userId: string): string =>
  `${productId} ${userId}`;
