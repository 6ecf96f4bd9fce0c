/** The shop's texts, written by `npm run codegen` from domain/. */

export const settings = {
  "zonesChanged": "Another admin changed the delivery zones in the meantime. Please check them again.",
  "zonesSaved": "Delivery zones saved",
  "dayClosed": "No more orders are delivered on this day",
  "dayOpened": "Orders are delivered on this day again",
  "saved": "Settings saved",
  "saveFailed": "The settings couldn’t be saved. Please try again.",
  "nameMissing": "Please enter a name for the shop"
} as const;