/** The shop's texts, written by `npm run codegen` from domain/. */

export const webhook = {
  "notFound": "This subscription doesn’t exist any more.",
  "tooMany": "The shop has 20 subscriptions, the maximum. Remove one first.",
  "nameMissing": "Please enter a name",
  "nameTaken": "Another subscription has this name. Choose another one.",
  "addressInvalid": "Please enter an address that starts with https://, without a user name",
  "kindsMissing": "Please choose at least one event",
  "kindUnknown": "The shop doesn’t send this event",
  "positionUnknown": "The log has no event at this position.",
  "tooManyTests": "You have sent several tests.",
  "added": "The subscription is added. It starts with the next event.",
  "saved": "The subscription is saved.",
  "pausedNow": "The subscription is paused. Its events are queued.",
  "resumed": "The subscription is active again.",
  "removed": "The subscription is removed.",
  "retried": "The next event is sent again now.",
  "replayed": "The events are sent again, in order.",
  "rotated": "The new secret is valid. The old one is valid for another day."
} as const;