import type { DocumentReader } from "#projections/document-store.ts";
import { collectionOf } from "#projections/projection.ts";
import type { CheckoutDocument } from "./document.ts";
import { checkoutsProjection } from "./projection.ts";

/** Some orders whose checkout has not come to its end. */
export interface UnfinishedCheckouts {
  readonly checkouts: readonly CheckoutDocument[];
  /** Where the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

export interface CheckoutQueries {
  /**
   * Orders whose checkout has not come to its end, page by page in the order of their ids; from the first where the
   * cursor is null. Orders may come to their end between two pages.
   */
  unfinished(cursor: string | null): Promise<UnfinishedCheckouts>;
}

const pageSize = 500;

export const createCheckoutQueries = (documents: DocumentReader): CheckoutQueries => ({
  async unfinished(cursor) {
    const page = await documents.find<CheckoutDocument>(collectionOf(checkoutsProjection), {
      where: { done: { eq: false } },
      limit: pageSize,
      cursor,
    });
    return {
      checkouts: page.documents.map(({ document }) => document),
      nextCursor: page.nextCursor,
    };
  },
});
