/** The shop's texts, written by `npm run codegen` from domain/. */

export const wishList = {
  "added": "Saved to your wish list",
  "removed": "Removed from your wish list",
  "restored": "Back on your wish list",
  "moved": "The item is in your cart",
  "merged": "The items from this device were added to your wish list.",
  "shared": "Your wish list is shared",
  "unshared": "Your wish list is no longer shared",
  "alertOn": "We’ll email you if the price drops",
  "alertOff": "We won’t email you about this price",
  "failed": "Your wish list couldn’t be changed. Please try again.",
  "notListed": "This item is no longer on your wish list.",
  "nothingToUndo": "This item can no longer be restored. Please save it again."
} as const;