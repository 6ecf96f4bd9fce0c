import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { CheckoutDocument } from "./document.ts";
import { checkoutsProjection } from "./projection.ts";

/** A page of orders with an unfinished checkout. */
export interface UnfinishedCheckouts {
  readonly checkouts: readonly CheckoutDocument[];
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
}

export interface CheckoutQueries {
  /**
   * Orders with an unfinished checkout, page by page in the order of their ids. A null cursor
   * starts at the first. Checkouts may finish between two pages.
   */
  unfinished(cursor: string | null): Promise<UnfinishedCheckouts>;
  /** Ended orders whose goods are not in the shop yet, in the order of their ids. */
  awaitedReturns(): Promise<readonly string[]>;
}

const pageSize = 500;

/** Goods come back with their run, so that few orders wait for theirs. */
const mostAwaited = 200;

export const createCheckoutQueries = (documents: DocumentReader): CheckoutQueries => ({
  async unfinished(cursor) {
    const page = await documents.find<CheckoutDocument>(collectionOf(checkoutsProjection), {
      where: { unfinished: { eq: 1 } },
      limit: pageSize,
      cursor,
    });
    return {
      checkouts: page.documents.map(({ document }) => document),
      nextCursor: page.nextCursor,
    };
  },
  async awaitedReturns() {
    const { documents: found } = await documents.find<CheckoutDocument>(
      collectionOf(checkoutsProjection),
      {
        where: { awaitsGoods: { eq: 1 } },
        limit: mostAwaited,
      },
    );
    return found.map(({ id }) => id);
  },
});
