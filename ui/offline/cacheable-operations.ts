/**
 * Queries whose answers are public and may be cached by the browser: the catalogue. Never add a
 * query for personal data (`cacheable-operations.test.ts`).
 */
export const cacheableOperations: ReadonlySet<string | undefined> = new Set([
  "HomePage",
  "Rooms",
  "CategoryPage",
  "ProductFacets",
  "ItemPage",
  "RelatedProducts",
]);

/** The schema's fields that may be cached, in any query. No query gives them other names. */
export const cacheableFields: ReadonlySet<string> = new Set([
  "product",
  "products",
  "productFacets",
  "categoryCounts",
]);

/** The header by which the worker recognizes a cacheable query. */
export const cacheableHeader = "x-kept-offline";
