/** The shop's texts, written by `npm run codegen` from domain/. */

export const product = {
  "notFound": "Product not found.",
  "variantNotFound": "This variant doesn’t belong to the item.",
  "noneFound": "No items found",
  "listFailed": "An error occurred while fetching the list",
  "noReviews": "No reviews available for this product yet."
} as const;