/** The shop's texts, written by `npm run codegen` from domain/. */

export const review = {
  "submitted": "Review submitted successfully",
  "failed": "Failed to submit review",
  "ratingMissing": "Please select a rating",
  "productMissing": "Please select a product to review",
  "error": "Error submitting review. Please try again later.",
  "savedHere": "Review saved successfully",
  "orderMissing": "Couldn't fetch order details",
  "network": "Network error. Please check your connection.",
  "orderFailed": "Error loading order details",
  "orderNotLoaded": "Could not load order details. Please try again later.",
  "onlyAfterDelivery": "You can only review delivered items."
} as const;