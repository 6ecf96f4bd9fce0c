/** The shop's texts, written by `npm run codegen` from domain/. */

export const calls = {
  "recorded": "Call recorded",
  "undone": "Call undone",
  "requested": "Another call is due for this order",
  "failed": "The call couldn’t be recorded. Please try again.",
  "confirmedAlready": "This order is already confirmed.",
  "decisionMissing": "Three calls had no answer. Call once more, or cancel the order.",
  "nothingToDecide": "This order needs no decision.",
  "nothingToUndo": "This call can no longer be undone.",
  "refusedOnPhone": "The order was refused on the phone and is cancelled.",
  "reasonMissing": "Please choose a reason"
} as const;