import type { Paragraph } from "../layout/content.ts";

/** The way to the page on which orders move. */
export const ordersLink = (shop: string): Paragraph => ({
  text: "You can watch it move.",
  link: { label: "My orders", url: `${shop}/my-orders` },
});
