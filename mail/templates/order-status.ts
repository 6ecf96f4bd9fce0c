import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import { ordersLink } from "./orders-link.ts";
import { template } from "./template.ts";

const statusTexts: Readonly<Record<(typeof orderStatuses)[number], string>> = {
  "Item Preparing": "We are preparing your items.",
  "Item Packing": "Your items are being packed.",
  "Out for Delivery": "Your order is on its way. Please have the amount ready for the driver.",
  Delivered: "Your order has been delivered. We would love to read what you think of it.",
};

const data = z.object({ orderId: z.string(), number: z.string(), status: z.enum(orderStatuses) });

/** Says where an order has got to. */
export const orderStatus = template(data, ({ number, status }, shop) => ({
  subject: `Order ${number}: ${status}`,
  title: status,
  paragraphs: [{ text: `Your order ${number}. ${statusTexts[status]}` }, ordersLink(shop)],
}));
