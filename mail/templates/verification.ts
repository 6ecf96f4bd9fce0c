import { z } from "zod";
import { template } from "./template.ts";

/** The six digits that verify an email address. */
export const verification = template(
  z.object({ code: z.string() }),
  ({ code }, { t: { verification: t }, shop, shopName }) => ({
    subject: t.subject(code, shopName),
    title: t.title,
    paragraphs: [
      { text: t.proves },
      { code },
      { text: t.lasts.text, link: { label: t.lasts.link, url: `${shop}/verify-Email` } },
      { text: t.notRequested },
    ],
  }),
);
