import { z } from "zod";
import { template } from "./template.ts";

/**
 * The link to set the first password of an account that staff created for an order by phone. Like
 * the link of `reset`, it has its token in the fragment.
 */
export const invitation = template(
  z.object({ token: z.string() }),
  ({ token }, { t: { invitation: t }, shop }) => ({
    subject: t.title,
    title: t.title,
    paragraphs: [
      { text: t.ordered },
      {
        text: t.lasts.text,
        link: { label: t.lasts.link, url: `${shop}/reset-password#token=${token}` },
      },
      { text: t.notYou },
    ],
  }),
);
