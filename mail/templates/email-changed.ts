import { z } from "zod";
import { template } from "./template.ts";

/**
 * Reports a new email address to the previous one. The link sets a new password and takes the
 * account back; emails of older releases have none.
 */
export const emailChanged = template(
  z.object({ token: z.string().nullable().default(null) }),
  ({ token }, { t: { emailChanged: t }, shop }) => ({
    subject: t.title,
    title: t.title,
    paragraphs: [
      { text: t.changed },
      token === null
        ? { text: t.notYou.text, link: { label: t.notYou.link, url: `${shop}/contact` } }
        : {
            text: t.takeBack.text,
            link: { label: t.takeBack.link, url: `${shop}/reset-password#token=${token}` },
          },
    ],
  }),
);
