import type { SortField } from "#projections/document-store.ts";

/** The orders that the store has an index for. */
export type StoredSort = "newest" | "price-up" | "price-down" | "name" | "rating";

/** What is low depends on the shop's settings, so that the order of the stock is known in memory alone. */
export type ProductSort = StoredSort | "stock";

/** The fields by which each order of the store goes; the id comes after them. */
export const sorts = {
  newest: [{ field: "addedAt", direction: "down" }],
  "price-up": [{ field: "priceCents", direction: "up" }],
  "price-down": [{ field: "priceCents", direction: "down" }],
  name: [{ field: "name", direction: "up" }],
  rating: [{ field: "ratingRank", direction: "down" }],
} as const satisfies Readonly<Record<StoredSort, readonly SortField[]>>;
