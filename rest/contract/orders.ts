import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import { changeStatusBody, orderListQuery, placeOrderBody } from "../order/input.ts";
import { orderExportQuery } from "../order/export.ts";
import { discount, doneBody, id, moment, optionValues, rupees, type Call } from "./call.ts";

const item = z.object({
  productId: id,
  name: z.string(),
  options: optionValues,
  price: rupees,
  quantity: z.number().int(),
  image: z.string(),
});

const order = z.object({
  _id: id,
  number: z.string().describe("Number for display, for example NV-7K3M9Q."),
  userId: id,
  items: z.array(item),
  orderItems: z.array(item).describe("The same as items."),
  shippingAddress: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    address: z.string(),
    city: z.string(),
    district: z.string(),
    province: z.string(),
    zipCode: z.string(),
    country: z.string(),
    phone: z.string(),
    landmark: z.string().optional(),
    floor: z.string().optional(),
    secondPhone: z.string().optional(),
    driverNote: z
      .string()
      .optional()
      .describe("Like landmark, floor and secondPhone only if it was given."),
  }),
  paymentMethod: z.string(),
  discount: discount.optional().describe("Only with a promo code. It is part of totalPrice."),
  deliveryFee: rupees
    .optional()
    .describe(
      "Only if it isn't Rs. 500, which the shop may have changed. It is part of totalPrice.",
    ),
  totalPrice: rupees,
  amount: rupees.describe("The same as totalPrice."),
  status: z.enum(orderStatuses),
  createdAt: moment,
  cancelledAt: moment
    .optional()
    .describe("Only on an order that its buyer has cancelled. Lists omit cancelled orders."),
});

const list = z.object({
  success: z.literal(true),
  data: z.array(order),
  nextCursor: z.string().nullable().describe("Send it as cursor to get the next page."),
});

export const orderCalls: readonly Call[] = [
  {
    method: "post",
    path: "/order",
    summary:
      "Places an order. totalPrice is the total the buyer saw; a different total is refused with a new quote, which holds the delivery fee. " +
      "Repeating the same items to the same address within five minutes returns the first order, unless again is true.",
    access: "SHOP",
    body: placeOrderBody,
    answers: [
      {
        status: 200,
        description: "The order was placed.",
        body: doneBody.extend({
          data: order,
          isEarlier: z
            .literal(true)
            .optional()
            .describe("The order was already placed within the last five minutes."),
        }),
      },
      {
        status: 202,
        description: "The order was received and will be placed or refused shortly.",
        body: doneBody.extend({ pending: z.literal(true), _id: id }),
      },
    ],
    refusals: [404, 409, 429],
  },
  {
    method: "get",
    path: "/order",
    summary: "Returns the orders of all buyers, newest first.",
    access: "PERSONAL_READ",
    query: orderListQuery,
    answers: [{ status: 200, description: "A page of orders.", body: list }],
    refusals: [400],
  },
  {
    method: "get",
    path: "/order/myorders",
    summary: "Returns the caller's orders, newest first.",
    access: "SHOP",
    query: orderListQuery,
    answers: [{ status: 200, description: "A page of orders.", body: list }],
    refusals: [400],
  },
  {
    method: "get",
    path: "/order/{id}",
    summary: "Returns one of the caller's orders, or any order for staff who see names.",
    access: "SHOP",
    answers: [
      {
        status: 200,
        description: "The order.",
        body: z.object({ success: z.literal(true), data: order }),
      },
    ],
    refusals: [404],
  },
  {
    method: "put",
    path: "/order/{id}",
    summary: "Changes the status of an order.",
    access: "ORDERS_CHANGE",
    body: changeStatusBody,
    answers: [{ status: 200, description: "The status was changed.", body: doneBody }],
    refusals: [404, 409],
  },
  {
    method: "get",
    path: "/orders.csv",
    summary:
      "Exports the orders of the board that match the filter, for spreadsheets: at most 20,000, then a line that says so.",
    access: "PERSONAL_READ",
    query: orderExportQuery,
    answers: [
      { status: 200, description: "The file, as an attachment.", body: { mediaType: "text/csv" } },
    ],
  },
];
