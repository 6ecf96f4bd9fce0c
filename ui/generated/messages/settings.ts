/** The shop's texts, written by `npm run codegen` from domain/. */

export const settings = {
  "saved": "Settings saved",
  "saveFailed": "The settings could not be saved. Please try again.",
  "nameMissing": "Please give the shop a name"
} as const;