import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({ orderId: z.string(), number: z.string(), status: z.enum(orderStatuses) });

/** Reports the new status of an order. */
export const orderStatus = template(data, ({ number, status }, context) => {
  const { orderStatus: t, statuses } = context.t;
  const { name, text } = statuses[status];
  return {
    subject: t.subject(number, name),
    title: name,
    paragraphs: [{ text: t.text(number, text) }, ...orderLinks(context)],
  };
});
