/** The shop's texts, written by `npm run codegen` from domain/. */

export const opening = {
  "missing": {
    "name": "The shop needs a name",
    "phone": "The shop needs a phone number",
    "item": "The shop needs an item with a price and pieces in stock"
  },
  "notYet": "The shop isn’t open yet.",
  "closed": "The shop is closed for now.",
  "untilInvalid": "Please choose a day after today",
  "opened": "The shop is open.",
  "closedNow": "The shop is closed."
} as const;