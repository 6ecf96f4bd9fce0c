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

/** The schema's fields that may be cached, in any query. */
export const cacheableFields: ReadonlySet<string> = new Set([
  "product",
  "products",
  "productFacets",
  "categoryCounts",
]);

/** Their names in answers, including aliases: some queries request several rooms at once. */
export const cacheableNames: ReadonlySet<string> = new Set([
  ...cacheableFields,
  "FURNITURES",
  "ELECTRONICS",
  "KITCHEN_EQUIPMENTS",
  "BATHWARES",
  "WALL_DESIGNS",
]);

/** The header by which the worker recognizes a cacheable query. */
export const cacheableHeader = "x-kept-offline";
