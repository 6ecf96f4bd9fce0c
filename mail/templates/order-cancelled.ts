import { z } from "zod";
import { template } from "./template.ts";

const data = z.object({ orderId: z.string(), number: z.string() });

/** Says that an order was taken back, so that its buyer knows it where it was somebody else. */
export const orderCancelled = template(data, ({ number }, shop) => ({
  subject: `Order ${number}: cancelled`,
  title: "Cancelled",
  paragraphs: [
    {
      text: `Your order ${number} was cancelled, and its items are back in the shop. Nothing was charged.`,
    },
    { text: "Was it not you? Please change your password and report an issue." },
    {
      text: "Everything about it is kept.",
      link: { label: "My orders", url: `${shop}/my-orders` },
    },
  ],
}));
