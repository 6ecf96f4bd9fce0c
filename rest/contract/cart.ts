import { z } from "zod";
import { addToCartBody, changeQuantityBody, removeQuery } from "../cart.ts";
import { discount, doneBody, id, optionValues, rupees, type Call } from "./call.ts";

const item = z.object({
  _id: id,
  productId: id,
  name: z.string(),
  options: optionValues,
  price: rupees,
  quantity: z.number().int(),
  image: z.string(),
  countInStock: z.number().int(),
});

const feeRule = z.object({
  fee: rupees,
  freeFrom: rupees.nullable().describe("The sum of goods from which delivery is free."),
});

const changed = doneBody.extend({
  data: z.array(item).describe("The current cart."),
  deliveryFee: feeRule
    .extend({ zones: z.array(feeRule.extend({ zone: z.string() })) })
    .optional()
    .describe("Only if the shop has changed it; without it delivery costs Rs. 500."),
  discount: discount.nullable().optional().describe("Only if promoCode was given."),
  promoProblem: z
    .object({ code: z.string(), message: z.string() })
    .loose()
    .optional()
    .describe("Why the promo code gives no discount."),
});

export const cartCalls: readonly Call[] = [
  {
    method: "get",
    path: "/cart",
    summary: "Returns the caller's cart.",
    access: "SHOP",
    answers: [{ status: 200, description: "Its lines.", body: z.array(item) }],
  },
  {
    method: "get",
    path: "/cart/{productId}",
    summary: "Returns the quantity of a product in the cart.",
    access: "SHOP",
    answers: [
      {
        status: 200,
        description: "0 if the product is not in the cart.",
        body: z.object({ productId: id, quantity: z.number().int() }),
      },
    ],
    refusals: [404],
  },
  {
    method: "post",
    path: "/cart",
    summary: "Adds a product to the cart.",
    access: "SHOP",
    body: addToCartBody,
    answers: [{ status: 201, description: "The product was added.", body: changed }],
    refusals: [404, 409],
  },
  {
    method: "put",
    path: "/cart/{productId}",
    summary: "Changes the quantity of a product in the cart.",
    access: "SHOP",
    body: changeQuantityBody,
    answers: [{ status: 200, description: "The quantity was changed.", body: changed }],
    refusals: [404, 409],
  },
  {
    method: "delete",
    path: "/cart/{productId}",
    summary: "Removes a product from the cart.",
    access: "SHOP",
    query: removeQuery,
    answers: [{ status: 200, description: "The product was removed.", body: changed }],
    refusals: [404],
  },
];
