import type { DocumentReader } from "#projections/document-store.ts";
import { findAll } from "#projections/find-all.ts";
import { collectionOf } from "#projections/projection.ts";
import type { ReviewAuthorDocument } from "./document.ts";
import { reviewAuthorsProjection } from "./projection.ts";

export interface ReviewAuthorQueries {
  /** Ids of all products somebody has reviewed. */
  productsReviewedBy(userId: string): Promise<readonly string[]>;
}

export const createReviewAuthorQueries = (documents: DocumentReader): ReviewAuthorQueries => ({
  async productsReviewedBy(userId) {
    const where = { userId: { eq: userId } };
    const found = await findAll<ReviewAuthorDocument>(
      documents,
      collectionOf(reviewAuthorsProjection),
      { where },
    );
    return found.map(({ document }) => document.productId);
  },
});
