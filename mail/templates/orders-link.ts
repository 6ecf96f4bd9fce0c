import type { Paragraph } from "../layout/content.ts";
import type { Stationery } from "./template.ts";

/** The way to the page on which orders move. */
export const ordersLink = ({ t, shop }: Stationery): Paragraph => ({
  text: t.orders.text,
  link: { label: t.orders.link, url: `${shop}/my-orders` },
});
