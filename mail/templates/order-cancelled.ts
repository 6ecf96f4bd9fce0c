import { z } from "zod";
import { template } from "./template.ts";

const data = z.object({ orderId: z.string(), number: z.string() });

/** Says that an order was taken back, so that its buyer knows it where it was somebody else. */
export const orderCancelled = template(data, ({ number }, { t: { orderCancelled: t }, shop }) => ({
  subject: t.subject(number),
  title: t.title,
  paragraphs: [
    { text: t.cancelled(number) },
    { text: t.notYou },
    { text: t.kept.text, link: { label: t.kept.link, url: `${shop}/my-orders` } },
  ],
}));
