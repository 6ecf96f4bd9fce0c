import { z } from "zod";
import { template } from "./template.ts";

const data = z.object({ orderId: z.string(), number: z.string() });

/** Reports a cancelled order, so that the buyer notices if someone else cancelled it. */
export const orderCancelled = template(data, ({ number }, { t: { orderCancelled: t }, shop }) => ({
  subject: t.subject(number),
  title: t.title,
  paragraphs: [
    { text: t.cancelled(number) },
    { text: t.notYou },
    { text: t.kept.text, link: { label: t.kept.link, url: `${shop}/my-orders` } },
  ],
}));
