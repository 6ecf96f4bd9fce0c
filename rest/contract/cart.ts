import { z } from "zod";
import { addToCartBody, changeQuantityBody } from "../cart.ts";
import { doneBody, id, rupees, type Call } from "./call.ts";

const item = z.object({
  _id: id,
  productId: id,
  name: z.string(),
  price: rupees,
  quantity: z.number().int(),
  image: z.string(),
  countInStock: z.number().int(),
});

const changed = doneBody.extend({ data: z.array(item).describe("The cart as it is now.") });

export const cartCalls: readonly Call[] = [
  {
    method: "get",
    path: "/cart",
    summary: "The caller's cart.",
    access: "shopper",
    answers: [{ status: 200, description: "Its lines.", body: z.array(item) }],
  },
  {
    method: "get",
    path: "/cart/{productId}",
    summary: "How many of a product are in the cart.",
    access: "shopper",
    answers: [
      {
        status: 200,
        description: "0 where there are none.",
        body: z.object({ productId: id, quantity: z.number().int() }),
      },
    ],
    refusals: [404],
  },
  {
    method: "post",
    path: "/cart",
    summary: "Puts a product into the cart.",
    access: "shopper",
    body: addToCartBody,
    answers: [{ status: 201, description: "It is in the cart.", body: changed }],
    refusals: [404, 409],
  },
  {
    method: "put",
    path: "/cart/{productId}",
    summary: "Changes how many of a product are in the cart.",
    access: "shopper",
    body: changeQuantityBody,
    answers: [{ status: 200, description: "It is changed.", body: changed }],
    refusals: [404, 409],
  },
  {
    method: "delete",
    path: "/cart/{productId}",
    summary: "Takes a product out of the cart.",
    access: "shopper",
    answers: [{ status: 200, description: "It is out.", body: changed }],
    refusals: [404],
  },
];
