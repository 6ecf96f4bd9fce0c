import type { Paragraph } from "../layout/content.ts";
import type { MailContext } from "./template.ts";

/** Link to tracking without an account. Number and contact never appear in its address. */
export const trackLink = ({ t, shop }: MailContext): Paragraph => ({
  text: t.track.text,
  link: { label: t.track.link, url: `${shop}/track` },
});

/** Links to the page of the reader's orders, and to tracking without an account. */
export const orderLinks = (context: MailContext): readonly Paragraph[] => [
  {
    text: context.t.orders.text,
    link: { label: context.t.orders.link, url: `${context.shop}/my-orders` },
  },
  trackLink(context),
];
