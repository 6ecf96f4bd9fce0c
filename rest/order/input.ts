import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import type { PlaceOrderInput } from "#domain/order/order-input.ts";

const text = z.string().max(1000);

/** A promo code, or none. */
export const promoCode = z.string().max(100).optional();

/** Body of POST /api/order/. */
export const placeOrderBody = z.object({
  orderItems: z
    .array(z.object({ productId: z.string().min(1).max(100), quantity: z.number().int() }))
    .max(200),
  shippingAddress: z.object({
    firstName: text,
    lastName: text,
    email: text,
    address: text,
    city: text,
    district: text.optional(),
    province: text,
    zipCode: text,
    country: text.optional(),
    phone: text,
    landmark: text.optional(),
    floor: text.optional(),
    secondPhone: text.optional(),
    driverNote: text.optional(),
  }),
  paymentMethod: z.literal("Cash on Delivery").default("Cash on Delivery"),
  totalPrice: z.number(),
  promoCode: promoCode.describe(
    "Capital letters don't matter. totalPrice is the discounted total.",
  ),
  again: z
    .boolean()
    .optional()
    .describe(
      "Forces a second order. Without it, the same items to the same address within five minutes count as the same order.",
    ),
});

/**
 * Parses the body of POST /api/order/. Leaves out the payment method: GraphQL has none, and the
 * same command through both APIs must have the same digest.
 */
export const placeOrderInput = (body: unknown): PlaceOrderInput => {
  const { orderItems, ...order } = placeOrderBody.parse(body);
  const { shippingAddress, totalPrice, promoCode: code, again } = order;
  return {
    ...{ items: orderItems, shippingAddress, totalPrice },
    ...(code ? { promoCode: code } : {}),
    again,
  };
};

/** Body of PUT /api/order/{id}. */
export const changeStatusBody = z.object({ status: z.enum(orderStatuses) });

/** Query of the two lists of orders. */
export const orderListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(500),
  cursor: z.string().optional(),
});
