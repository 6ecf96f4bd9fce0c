import { z } from "zod";
import { template } from "./template.ts";

/**
 * The link to set the first password of an account that staff created, for an order by phone or for
 * a colleague. Like the link of `reset`, it has its token in the fragment.
 */
export const invitation = template(
  z.object({ token: z.string(), staff: z.boolean().optional() }),
  ({ token, staff }, { t: { invitation: t }, shop, shopName }) => ({
    subject: t.title,
    title: t.title,
    paragraphs: [
      { text: staff ? t.works(shopName) : t.ordered },
      {
        text: t.lasts.text,
        link: { label: t.lasts.link, url: `${shop}/reset-password#token=${token}` },
      },
      { text: staff ? t.notExpected : t.notYou },
    ],
  }),
);
