import { newSubmission, type OrderSubmission } from "../features/shop/checkout/order-submission.ts";

/** Two kettles to Colombo. */
export const twoKettles = {
  shopperId: "account-1",
  input: {
    items: [{ productId: "uva-kettle", quantity: 2 }],
    shippingAddress: {
      firstName: "Ishara",
      lastName: "Perera",
      email: "ishara@example.com",
      phone: "0771234567",
      address: "12 Galle Road",
      city: "Colombo 03",
      district: "Colombo",
      province: "Western",
      zipCode: "00300",
      country: "Sri Lanka",
    },
    totalPrice: 20_200,
  },
  lines: [
    {
      productId: "uva-kettle",
      name: "Uva Kettle",
      options: [],
      price: 9_850,
      quantity: 2,
      lineTotal: 19_700,
    },
  ],
} satisfies Pick<OrderSubmission, "shopperId" | "input" | "lines">;

/** A new order of two kettles. */
export function submissionOf(change: Partial<OrderSubmission> = {}): OrderSubmission {
  return { ...newSubmission(twoKettles), ...change };
}
