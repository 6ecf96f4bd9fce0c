/** The shop's texts, written by `npm run codegen` from domain/. */

export const cart = {
  "added": "Item added to cart successfully!",
  "updated": "Cart updated successfully!",
  "removed": "Item removed from cart",
  "empty": "Your cart is empty.",
  "checkFailed": "Error checking cart status",
  "addFailed": "Error adding to cart",
  "updateFailed": "Error updating cart",
  "merged": "Your items have been added to your cart.",
  "mergeUndone": "The items have been removed from your cart.",
  "roomArranged": "The room is saved with your cart.",
  "mergeNotFound": "These items can no longer be removed together. Please edit your cart.",
  "mergeOrdered": "You have already ordered these items. You can change the order in My Orders."
} as const;