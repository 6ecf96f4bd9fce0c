import { z } from "zod";
import { breakLinks } from "../break-links.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  /** Empty before the mailbox is verified. */
  address: z.array(z.string()),
});

/** Reports that the shop changed the delivery address of an order. */
export const orderAddress = template(data, ({ number, address }, context) => {
  const { orderAddress: t, orderPlaced: words } = context.t;
  return {
    subject: t.subject(number),
    title: t.title,
    paragraphs: [
      { text: t.changed(number) },
      ...(address.length > 0 ? [{ text: words.goesTo(breakLinks(address.join(", "))) }] : []),
      ...orderLinks(context),
    ],
  };
});
