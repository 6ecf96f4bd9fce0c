/** The shop's texts, written by `npm run codegen` from domain/. */

export const product = {
  "notFound": "Product not found.",
  "noneFound": "No items found",
  "noReviews": "No reviews available for this product yet.",
  "added": "Product added successfully",
  "addFailed": "Failed to add product",
  "updated": "Item updated successfully",
  "updateFailed": "An error occurred while updating the item",
  "deleted": "Item deleted successfully",
  "deleteFailed": "Failed to delete item",
  "listFailed": "An error occurred while fetching the list",
  "stockMovesWithOrders": "Stock moves with orders; this is the current count."
} as const;