/** The shop's texts, written by `npm run codegen` from domain/. */

export const phoneOrder = {
  "placed": "Order placed. The customer gets an email.",
  "invited": "Order placed. The customer gets an email, and an invitation to set a password.",
  "earlier": "The same order was placed less than five minutes ago, so nothing new was placed.",
  "pending": "The order is being placed. It will soon be on the board.",
  "failed": "The order couldn’t be placed. Nothing was lost. Please try again.",
  "customerUnknown": "This customer no longer has an account. Please search again.",
  "noCustomer": "This account can’t have orders, because of its role. Please use another email."
} as const;