import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { ProductPageDocument } from "./document.ts";
import { emptyPage, productPagesProjection } from "./projection.ts";

export interface ProductPageQueries {
  /** The pages of some products, in the order of the ids; an empty page if there is none. */
  byIds(ids: readonly string[]): Promise<readonly ProductPageDocument[]>;
}

export const createProductPageQueries = (documents: DocumentReader): ProductPageQueries => ({
  async byIds(ids) {
    const found = await documents.getMany<ProductPageDocument>(
      collectionOf(productPagesProjection),
      ids,
    );
    return ids.map((id) => found.get(id)?.document ?? emptyPage(id));
  },
});
