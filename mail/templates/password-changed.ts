import { z } from "zod";
import { template } from "./template.ts";

/** Notices a new password to whoever had the old one. */
export const passwordChanged = template(
  z.object({}),
  (_data, { t: { passwordChanged: t }, shop }) => ({
    subject: t.title,
    title: t.title,
    paragraphs: [
      { text: t.changed },
      { text: t.notYou.text, link: { label: t.notYou.link, url: `${shop}/forgot-password` } },
    ],
  }),
);
