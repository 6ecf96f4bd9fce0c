/** The shop's texts, written by `npm run codegen` from domain/. */

export const desk = {
  "itemsReturned": "Return recorded. The customer gets an email.",
  "refunded": "Refund recorded. The customer gets an email.",
  "returnFailed": "The return couldn’t be recorded. Please try again.",
  "notDelivered": "Only items of a delivered order can be returned.",
  "returnedTooOften": "This order has the maximum number of returns.",
  "hasReturns": "Items of this order were returned, so its items can no longer be changed.",
  "commentShared": "Comment added. The customer gets an email.",
  "itemsChanged": "Items changed. The customer gets an email.",
  "itemsFailed": "The items couldn’t be changed. Please try again.",
  "itemsChanging": "The items of this order are being changed. Please try again in a moment.",
  "itemsChangedTooOften": "The items of this order have changed too often.",
  "addressChanged": "Address changed. The customer gets an email.",
  "cancelled": "The order is cancelled. The customer gets an email.",
  "onRun": "The driver has this order. Mark the stop Not delivered; the items come back with the run.",
  "deliveredAlready": "This order was delivered and can no longer be cancelled. Items can be returned instead."
} as const;