import type { SortField } from "#projections/engine/document-store.ts";

/** The sort orders with an index in the store. */
export type StoredSort = "newest" | "price-up" | "price-down" | "name" | "rating";

/**
 * Low stock depends on the shop's settings, and the fit on the space, so these sorts exist only in
 * memory.
 */
export type ProductSort = StoredSort | "stock" | "best-fit";

/** The fields of each sort order; the id follows them. */
export const sorts = {
  newest: [{ field: "addedAt", direction: "down" }],
  "price-up": [{ field: "priceCents", direction: "up" }],
  "price-down": [{ field: "priceCents", direction: "down" }],
  name: [{ field: "nameKey", direction: "up" }],
  rating: [{ field: "ratingRank", direction: "down" }],
} as const satisfies Readonly<Record<StoredSort, readonly SortField[]>>;
