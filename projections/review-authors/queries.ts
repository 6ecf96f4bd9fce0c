import type { DocumentReader } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { ReviewAuthorDocument } from "./document.ts";
import { reviewAuthorId, reviewAuthorsProjection } from "./projection.ts";

export interface ReviewAuthorQueries {
  /** Ids of all products that a person has reviewed. */
  productsReviewedBy(userId: string): Promise<readonly string[]>;
  /**
   * A person's own reviews of some products, in the order of the ids. Products without one are left
   * out.
   */
  ownReviews(
    userId: string,
    productIds: readonly string[],
  ): Promise<readonly ReviewAuthorDocument[]>;
}

export const createReviewAuthorQueries = (documents: DocumentReader): ReviewAuthorQueries => {
  const collection = collectionOf(reviewAuthorsProjection);
  return {
    async productsReviewedBy(userId) {
      const where = { userId: { eq: userId } };
      const found = await findAll<ReviewAuthorDocument>(documents, collection, { where });
      return found.map(({ document }) => document.productId);
    },
    async ownReviews(userId, productIds) {
      const ids = [...new Set(productIds)].map((productId) => reviewAuthorId(productId, userId));
      const found = await documents.getMany<ReviewAuthorDocument>(collection, ids);
      return ids.flatMap((id) => found.get(id)?.document ?? []);
    },
  };
};
