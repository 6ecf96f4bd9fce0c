import type { DocumentReader, Page } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { StockAlertDocument } from "./document.ts";
import { stockAlertsProjection } from "./projection.ts";

export interface StockAlertQueries {
  /** A page of the alerts that wait for a variant, oldest first. Throws InvalidCursor. */
  waitingFor(
    variantId: string,
    page: { readonly limit: number; readonly cursor?: string | null | undefined },
  ): Promise<Page<StockAlertDocument>>;
  /** A page of the open alerts for a variant, with unconfirmed ones, oldest first. */
  openFor(
    variantId: string,
    page: { readonly limit: number; readonly cursor?: string | null | undefined },
  ): Promise<Page<StockAlertDocument>>;
  /** The open alerts of an account, oldest first. */
  ofUser(userId: string): Promise<readonly StockAlertDocument[]>;
  /** Number of an account's open alerts. */
  countOfUser(userId: string): Promise<number>;
  /** Alerts that guests requested before a time and have not confirmed. */
  unconfirmedSince(before: string, limit: number): Promise<readonly StockAlertDocument[]>;
}

const bySince = [{ field: "since", direction: "up" }] as const;
const openStates = ["requested", "waiting"] as const;

export const createStockAlertQueries = (
  documents: Pick<DocumentReader, "find" | "counted">,
): StockAlertQueries => {
  const collection = collectionOf(stockAlertsProjection);
  return {
    waitingFor: (variantId, { limit, cursor }) =>
      documents.find<StockAlertDocument>(collection, {
        where: { productId: { eq: variantId }, state: { eq: "waiting" } },
        sort: bySince,
        limit,
        cursor,
      }),
    openFor: (variantId, { limit, cursor }) =>
      documents.find<StockAlertDocument>(collection, {
        where: { productId: { eq: variantId }, state: { in: openStates } },
        sort: bySince,
        limit,
        cursor,
      }),
    async ofUser(userId) {
      const where = { userId: { eq: userId }, state: { in: openStates } };
      const found = await findAll<StockAlertDocument>(documents, collection, {
        where,
        sort: bySince,
      });
      return found.map(({ document }) => document);
    },
    async countOfUser(userId) {
      const counts = await documents.counted(
        collection,
        openStates.map((state) => ({ userId, state })),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async unconfirmedSince(before, limit) {
      const { documents: found } = await documents.find<StockAlertDocument>(collection, {
        where: { state: { eq: "requested" }, since: { lt: before } },
        sort: bySince,
        limit,
      });
      return found.map(({ document }) => document);
    },
  };
};
