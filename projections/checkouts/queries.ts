import type { DocumentReader } from "#projections/document-store.ts";
import { collectionOf } from "#projections/projection.ts";
import type { CheckoutDocument } from "./document.ts";
import { checkoutsProjection } from "./projection.ts";

export interface CheckoutQueries {
  /** Orders whose checkout has not come to its end, at most `limit`. */
  unfinished(limit: number): Promise<readonly CheckoutDocument[]>;
}

export const createCheckoutQueries = (documents: DocumentReader): CheckoutQueries => ({
  async unfinished(limit) {
    const page = await documents.find<CheckoutDocument>(collectionOf(checkoutsProjection), {
      where: { done: { eq: false } },
      limit,
    });
    return page.documents.map(({ document }) => document);
  },
});
