import { z } from "zod";
import { itemName, mailedItem } from "./item-name.ts";
import { template } from "./template.ts";

const data = z.object({ item: mailedItem, token: z.string() });

/** Asks a guest to confirm an alert about new stock. */
export const stockAlertConfirmation = template(
  data,
  ({ item, token }, { t: { stockAlertConfirmation: t }, shop }) => {
    return {
      subject: t.subject(itemName(item)),
      title: t.title,
      paragraphs: [
        {
          text: t.request(itemName(item)),
          link: { label: t.link, url: `${shop}/stock-alert#token=${token}` },
        },
        { text: t.notRequested },
      ],
    };
  },
);
