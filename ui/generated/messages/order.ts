/** The shop's texts, written by `npm run codegen` from domain/. */

export const order = {
  "placed": "Order successfully placed!",
  "placedFallback": "Your Order Placed Successfully!",
  "failed": "Something went wrong. Please try again.",
  "phoneInvalid": "Please enter 10 digits, for example 077 123 4567, or +94 and 9 digits",
  "zipCodeInvalid": "Please enter the 5 digits of your postal code, for example 00300",
  "notFound": "Order not found.",
  "notTracked": "We couldn’t find an order with this number and phone or email. Please check both and try again.",
  "none": "No orders available",
  "noneOngoing": "No ongoing orders",
  "nonePrevious": "No previous orders",
  "listFailed": "Error fetching orders",
  "myListFailed": "Error occurred while fetching orders",
  "statusFailed": "Failed to update order status",
  "cancelled": "Your order was cancelled. The items are back in stock.",
  "cancelFailed": "The order couldn’t be cancelled. Please try again.",
  "cancelledAlready": "This order was cancelled.",
  "returnedAlready": "This order was returned to the shop.",
  "addressChanged": "Delivery address changed",
  "addressFailed": "The address couldn’t be changed. Please try again.",
  "commented": "Comment added",
  "commentFailed": "The comment couldn’t be added. Please try again.",
  "commentMissing": "Please write a comment",
  "tooManyComments": "This order has the maximum of 100 comments.",
  "commentBuyerErased": "The customer’s account was deleted, so no more comments can be added to this order.",
  "addressTooOften": "The address of this order has changed too often. Please report an issue, and we’ll help."
} as const;