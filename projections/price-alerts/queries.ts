import type { DocumentReader, Page } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { PriceAlertDocument } from "./document.ts";
import { priceAlertsProjection } from "./projection.ts";

export interface PriceAlertQueries {
  /** A page of the alerts that are on for a variant. Throws InvalidCursor. */
  forVariant(
    variantId: string,
    page: { readonly limit: number; readonly cursor?: string | null | undefined },
  ): Promise<Page<PriceAlertDocument>>;
}

export const createPriceAlertQueries = (
  documents: Pick<DocumentReader, "find">,
): PriceAlertQueries => ({
  forVariant: (variantId, { limit, cursor }) =>
    documents.find<PriceAlertDocument>(collectionOf(priceAlertsProjection), {
      where: { productId: { eq: variantId }, on: { eq: true } },
      limit,
      cursor,
    }),
});
