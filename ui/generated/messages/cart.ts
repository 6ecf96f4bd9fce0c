/** The shop's texts, written by `npm run codegen` from domain/. */

export const cart = {
  "added": "Item added to cart successfully!",
  "updated": "Cart updated successfully!",
  "removed": "Item removed from cart",
  "empty": "Your cart is empty.",
  "checkFailed": "Error checking cart status",
  "addFailed": "Error adding to cart",
  "updateFailed": "Error updating cart",
  "merged": "What you had gathered is in your cart.",
  "mergeUndone": "Taken out of your cart again.",
  "roomArranged": "The room is saved with your cart.",
  "mergeNotFound": "This can no longer be taken out at once. Please change your cart.",
  "mergeOrdered": "You have already ordered these items. You can change the order in My Orders."
} as const;