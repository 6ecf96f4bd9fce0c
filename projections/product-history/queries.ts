import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { ProductHistoryDocument } from "./document.ts";
import { productHistoryProjection } from "./projection.ts";

export interface ProductHistoryQueries {
  /** Null if the product never existed. */
  byId(id: string): Promise<ProductHistoryDocument | null>;
}

export const createProductHistoryQueries = (documents: DocumentReader): ProductHistoryQueries => {
  const collection = collectionOf(productHistoryProjection);
  return {
    async byId(id) {
      const found = await documents.getMany<ProductHistoryDocument>(collection, [id]);
      return found.get(id)?.document ?? null;
    },
  };
};
