import { z } from "zod";
import { template } from "./template.ts";

/** Notices a new e-mail to the old mailbox. */
export const emailChanged = template(z.object({}), (_data, { t: { emailChanged: t }, shop }) => ({
  subject: t.title,
  title: t.title,
  paragraphs: [
    { text: t.changed },
    { text: t.notYou.text, link: { label: t.notYou.link, url: `${shop}/contact` } },
  ],
}));
