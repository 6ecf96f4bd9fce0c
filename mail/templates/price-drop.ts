import { z } from "zod";
import { formatRupees } from "#domain/money.ts";
import { itemName, mailedItem, unsubscribeUrl } from "./item-name.ts";
import { template } from "./template.ts";

const data = z.object({
  drops: z.array(mailedItem.extend({ priceCents: z.number(), belowCents: z.number() })).min(1),
  token: z.string(),
});

/** Reports lower prices of items on a wish list. */
export const priceDrop = template(data, ({ drops, token }, context) => {
  const { priceDrop: t } = context.t;
  const [first] = drops;
  return {
    subject: t.subject(first ? itemName(first) : "", drops.length - 1),
    title: t.title,
    paragraphs: [
      { text: t.text },
      {
        rows: drops.map((drop): [string, string] => [
          itemName(drop),
          t.was(formatRupees(drop.priceCents), formatRupees(drop.belowCents)),
        ]),
      },
      { text: t.why, link: { label: t.link, url: `${context.shop}/wishlist` } },
    ],
    unsubscribe: unsubscribeUrl(token, context),
  };
});
