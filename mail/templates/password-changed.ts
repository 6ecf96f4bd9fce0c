import { z } from "zod";
import { template } from "./template.ts";

/** Reports a new password, so that the owner notices if someone else set it. */
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
