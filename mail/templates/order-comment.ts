import { z } from "zod";
import { breakLinks } from "../break-links.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  /** Missing if the reader's address is not verified. */
  text: z.string().optional(),
});

/** A comment of the shop about an order. */
export const orderComment = template(data, ({ number, text }, context) => {
  const { orderComment: t } = context.t;
  return {
    subject: t.subject(number),
    title: t.title,
    paragraphs: [
      { text: text === undefined ? t.onThePage(number) : t.wrote(number) },
      ...(text === undefined ? [] : [{ text: breakLinks(text) }]),
      ...orderLinks(context),
    ],
  };
});
