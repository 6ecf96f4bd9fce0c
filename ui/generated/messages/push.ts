/** The shop's texts, written by `npm run codegen` from domain/. */

export const push = {
  "off": "This shop sends no messages to devices.",
  "serviceUnknown": "The shop can’t send messages to this browser.",
  "keyInvalid": "The keys of this subscription are invalid.",
  "noSession": "Please sign in again, then turn messages on.",
  "tooMany": "Notifications are on for 10 devices. Remove one of them first.",
  "notForRole": "Your role gets no messages about new orders.",
  "notFound": "Messages are off for this device.",
  "tooManyTests": "You sent several test messages just now.",
  "failed": "Not saved. Please try again."
} as const;