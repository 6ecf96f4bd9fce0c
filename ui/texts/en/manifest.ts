/* Texts of the web app manifest. */

export const description =
  "Furniture and everyday objects for Sri Lankan rooms, paid by Cash on Delivery.";
export const allRooms = "All rooms";
export const scanACode = "Scan a code";
export const myOrders = "My Orders";
export const cart = "Cart";
