/** The shop's texts, written by `npm run codegen` from domain/. */

export const delivery = {
  "changed": "Delivery day changed",
  "changeFailed": "The delivery day couldn’t be changed. Please try again.",
  "changing": "The delivery day of this order is being changed. Please try again in a moment.",
  "changedTooOften": "The delivery day of this order has changed too often. Please contact us, and we’ll help."
} as const;