import { z } from "zod";
import { dateTextIn } from "../day-text.ts";
import { itemName, itemUrl, mailedItem, unsubscribeUrl } from "./item-name.ts";
import { template } from "./template.ts";

const data = z.object({
  item: mailedItem,
  available: z.number(),
  /** The date of the request. */
  since: z.string(),
  token: z.string(),
});

/** Reports that an item is in stock again. */
export const backInStock = template(data, ({ item, available, since, token }, context) => {
  const { t, language } = context;
  return {
    subject: t.backInStock.subject(itemName(item)),
    title: t.backInStock.title(itemName(item)),
    paragraphs: [
      {
        text: t.backInStock.text(itemName(item), available),
        link: { label: t.backInStock.link, url: itemUrl(item, context) },
      },
      { text: t.backInStock.onlyOne(dateTextIn(language, since)) },
    ],
    unsubscribe: unsubscribeUrl(token, context),
  };
});
