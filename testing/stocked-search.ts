import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { specsOf } from "#projections/engine/projection.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { createProductQueries, productsCollection } from "#projections/products/queries.ts";
import { createProductSearch } from "#projections/products/search/product-search.ts";
import { fixedSettings } from "./fixed-settings.ts";

/** The search and the queries of a store that it fills with products. */
export const stocked = async (store: DocumentStore, products: readonly ProductDocument[]) => {
  await store.ensureCollections(specsOf(productsProjection, productsCollection));
  for (let start = 0; start < products.length; start += 500) {
    await store.writeBatch({
      writes: products.slice(start, start + 500).map((document) => ({
        collection: productsCollection,
        id: document.id,
        document,
        position: "0001",
      })),
      checkpoints: {},
    });
  }
  const feed = createChangeFeed();
  const search = createProductSearch({ documents: store, feed, settings: fixedSettings });
  return { search, queries: createProductQueries(store, feed, search, fixedSettings) };
};
