/** The shop's texts, written by `npm run codegen` from domain/. */

export const desk = {
  "cancelled": "The order is cancelled. The customer gets an email.",
  "deliveredAlready": "This order was delivered and can no longer be cancelled. Items can be returned instead."
} as const;