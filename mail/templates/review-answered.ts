import { z } from "zod";
import { itemName, itemUrl, mailedItem, unsubscribeUrl } from "./item-name.ts";
import { template } from "./template.ts";

const data = z.object({ item: mailedItem, token: z.string() });

/** Reports that the shop has answered a review. */
export const reviewAnswered = template(data, ({ item, token }, context) => {
  const { reviewAnswered: t } = context.t;
  return {
    subject: t.subject(itemName(item)),
    title: t.title,
    paragraphs: [
      {
        text: t.text(itemName(item)),
        link: { label: t.link, url: `${itemUrl(item, context)}#reviews` },
      },
      { text: t.why },
    ],
    unsubscribe: unsubscribeUrl(token, context),
  };
});
