/** The shop's texts, written by `npm run codegen` from domain/. */

export const settings = {
  "saved": "Settings saved",
  "saveFailed": "The settings couldn’t be saved. Please try again.",
  "nameMissing": "Please enter a name for the shop"
} as const;