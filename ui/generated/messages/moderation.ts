/** The shop's texts, written by `npm run codegen` from domain/. */

export const moderation = {
  "photoNotFound": "This review has no such photo.",
  "answerMissing": "Please write an answer",
  "authorErased": "The author’s account was deleted, so this review can no longer be answered.",
  "published": "Review published",
  "held": "The review is back in the queue",
  "hidden": "Review hidden",
  "photoHidden": "Photo hidden",
  "photoShown": "Photo is visible again",
  "answered": "Answer saved",
  "failed": "The review couldn’t be changed. Please try again."
} as const;