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
  "onlyAfterDelivery": "You can only review delivered items.",
  "waits": "Review submitted successfully. It appears after approval, usually within a day.",
  "notFound": "This review is no longer in the shop.",
  "ownNotHelpful": "You can’t mark your own review as helpful.",
  "tooManyPhotos": "You can add up to 4 photos.",
  "photoUnknown": "A photo is no longer stored. Please add it again.",
  "photoTooLarge": "This photo is too large. The limit is 10 MB.",
  "notAPhoto": "Please choose a JPEG, PNG, WebP or AVIF photo. Save an HEIC photo as JPEG first.",
  "photosFull": "Your reviews have the maximum number of photos. Please send this one without photos.",
  "photosUnavailable": "The shop can’t store photos right now. Please send your review without them.",
  "photosBusy": "Many photos are being added right now. Please try again in a moment.",
  "marked": "Marked as helpful",
  "unmarked": "No longer marked as helpful"
} as const;