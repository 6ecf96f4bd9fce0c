import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { ReviewVotesDocument } from "./document.ts";
import { reviewVotesId, reviewVotesProjection } from "./projection.ts";

export interface ReviewVotesQueries {
  /** The authors whose reviews of a product a person finds helpful. */
  authorsHelpfulTo(userId: string, productId: string): Promise<readonly string[]>;
}

export const createReviewVotesQueries = (
  documents: Pick<DocumentReader, "getMany">,
): ReviewVotesQueries => ({
  async authorsHelpfulTo(userId, productId) {
    const id = reviewVotesId(productId, userId);
    const collection = collectionOf(reviewVotesProjection);
    const found = await documents.getMany<ReviewVotesDocument>(collection, [id]);
    return found.get(id)?.document.authorIds ?? [];
  },
});
