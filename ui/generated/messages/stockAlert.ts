/** The shop's texts, written by `npm run codegen` from domain/. */

export const stockAlert = {
  "requested": "We’ll email you when it’s back",
  "mailed": "We’ve sent you an email. Open its link to confirm your address.",
  "confirmed": "Your address is confirmed. We’ll email you when it’s back.",
  "removed": "We won’t email you about this item",
  "ended": "The alert has ended",
  "failed": "Your alert couldn’t be changed. Please try again.",
  "inStock": "This item is in stock. You can order it now.",
  "linkEnded": "This link no longer works.",
  "resubscribed": "You’ll get these emails again."
} as const;