/**
 * Questions whose answers are the same for everybody and may be kept by the browser: what the shop
 * sells. A question that asks for anything of a person must never stand here
 * (`kept-operations.test.ts`).
 */
export const keptOperations: ReadonlySet<string | undefined> = new Set([
  "HomePage",
  "Rooms",
  "CategoryPage",
  "ProductFacets",
  "ItemPage",
  "RelatedProducts",
]);

/** The fields of the contract that may be kept, whatever asks for them. */
export const keptFields: ReadonlySet<string> = new Set([
  "product",
  "products",
  "productFacets",
  "categoryCounts",
]);

/** What they are called in answers: some rooms are asked for side by side. */
export const keptNames: ReadonlySet<string> = new Set([
  ...keptFields,
  "FURNITURES",
  "ELECTRONICS",
  "KITCHEN_EQUIPMENTS",
  "BATHWARES",
  "WALL_DESIGNS",
]);

/** The header by which the worker knows a question that may be kept. */
export const keptHeader = "x-kept-offline";
