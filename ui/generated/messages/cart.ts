/** The shop's texts, written by `npm run codegen` from domain/. */

export const cart = {
  "added": "Item added to cart successfully!",
  "updated": "Cart updated successfully!",
  "removed": "Item removed from cart",
  "empty": "Your cart is empty.",
  "checkFailed": "Error checking cart status",
  "addFailed": "Error adding to cart",
  "updateFailed": "Error updating cart"
} as const;