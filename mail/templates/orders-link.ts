import type { Paragraph } from "../layout/content.ts";
import type { MailContext } from "./template.ts";

/** Link to the page that tracks orders. */
export const ordersLink = ({ t, shop }: MailContext): Paragraph => ({
  text: t.orders.text,
  link: { label: t.orders.link, url: `${shop}/my-orders` },
});
