import { z } from "zod";
import { template } from "./template.ts";

/** Reports a new email address to the previous one. */
export const emailChanged = template(z.object({}), (_data, { t: { emailChanged: t }, shop }) => ({
  subject: t.title,
  title: t.title,
  paragraphs: [
    { text: t.changed },
    { text: t.notYou.text, link: { label: t.notYou.link, url: `${shop}/contact` } },
  ],
}));
