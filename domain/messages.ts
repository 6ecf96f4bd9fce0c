/**
 * Every text of the specification's error catalogue (sections 5 and 8), letter for letter, slips included.
 * The user interface gets its copy through `npm run codegen`.
 */
export const messages = {
  account: {
    created: "Account created successfully!",
    logInFailed: "Invalid login credentials. Please try again.",
    adminLogInFailed: "Invalid admin login credentials. Please try again.",
    adminLogInError: "Error during admin login. Please try again.",
    emailTaken: "User already exists",
  },
  product: {
    notFound: "Product not found.",
    noneFound: "No items found",
    noReviews: "No reviews available for this product yet.",
    added: "Product added successfully",
    addFailed: "Failed to add product",
    updated: "Item updated successfully",
    updateFailed: "An error occurred while updating the item",
    deleted: "Item deleted successfully",
    deleteFailed: "Failed to delete item",
    listFailed: "An error occurred while fetching the list",
    stockMovesWithOrders: "Stock moves with orders; this is the current count.",
  },
  cart: {
    added: "Item added to cart successfully!",
    updated: "Cart updated successfully!",
    removed: "Item removed from cart",
    empty: "Your cart is empty.",
    checkFailed: "Error checking cart status",
    addFailed: "Error adding to cart",
    updateFailed: "Error updating cart",
  },
  order: {
    placed: "Order successfully placed!",
    placedFallback: "Your Order Placed Successfully!",
    failed: "Something went wrong. Please try again.",
    notFound: "Order not found.",
    none: "No orders available",
    noneOngoing: "No ongoing orders",
    nonePrevious: "No previous orders",
    listFailed: "Error fetching orders",
    myListFailed: "Error occurred while fetching orders",
    statusFailed: "Failed to update order status",
  },
  review: {
    submitted: "Review submitted successfully",
    failed: "Failed to submit review",
    ratingMissing: "Please select a rating",
    productMissing: "Please select a product to review",
    onlyAfterDelivery: "Only a delivered product can be reviewed.",
  },
  command: {
    reused: "This request id was already used for something else.",
  },
} as const;

/** "Order status updated to {status}" of the catalogue. */
export const orderStatusUpdated = (status: string): string => `Order status updated to ${status}`;
