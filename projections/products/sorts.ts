import type { SortField } from "#projections/document-store.ts";

export type ProductSort = "newest" | "price-up" | "price-down" | "name" | "rating" | "stock";

/** The fields by which each order goes; the id comes after them. */
export const sorts = {
  newest: [{ field: "addedAt", direction: "down" }],
  "price-up": [{ field: "priceCents", direction: "up" }],
  "price-down": [{ field: "priceCents", direction: "down" }],
  name: [{ field: "name", direction: "up" }],
  /** What is out of stock first, then what is low. */
  stock: [
    { field: "stockLevel", direction: "up" },
    { field: "name", direction: "up" },
  ],
  rating: [{ field: "ratingRank", direction: "down" }],
} as const satisfies Readonly<Record<ProductSort, readonly SortField[]>>;
