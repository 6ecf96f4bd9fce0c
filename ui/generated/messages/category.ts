/** The shop's texts, written by `npm run codegen` from domain/. */

export const category = {
  "notFound": "This category does not exist.",
  "archived": "This category is archived. Restore it first.",
  "last": "The shop needs at least one category.",
  "targetMissing": "Please choose the category that takes its items.",
  "full": "24 categories is the limit. Archive one first, or use a filter instead.",
  "allFull": "30 categories with the archived ones is the limit. Restore and rename one of them.",
  "unknown": "Please choose one of the shop’s categories",
  "nameMissing": "Please enter an English name",
  "slugInvalid": "Please use small letters, digits and dashes, such as garden-lamps",
  "slugsFull": "This category has had 20 addresses. Choose one of them.",
  "saved": "Category saved",
  "saveFailed": "The category couldn’t be saved. Please try again."
} as const;