/** The shop's texts, written by `npm run codegen` from domain/. */

export const access = {
  "signInRequired": "Please sign in.",
  "notAllowed": "You don’t have permission to do this.",
  "numbersOnly": "You can’t see names. Search by order number, such as NV-7K3M9Q.",
  "unavailable": "The shop can’t answer right now. Please try again."
} as const;