/** The shop's texts, written by `npm run codegen` from domain/. */

export const settings = {
  "zonesChanged": "Another admin changed the delivery zones in the meantime. Please check them again.",
  "zonesSaved": "Delivery zones saved",
  "dayIsOver": "This day is over",
  "dayTooFar": "This day is too far ahead",
  "shopDaysSaved": "Closed days saved",
  "workingDaysSaved": "Working days saved",
  "dayClosed": "This day is closed for deliveries",
  "dayOpened": "This day is open for deliveries again",
  "saved": "Settings saved",
  "saveFailed": "The settings couldn’t be saved. Please try again.",
  "nameMissing": "Please enter a name for the shop",
  "undoTooOld": "This change is too old to undo. Enter the value again."
} as const;