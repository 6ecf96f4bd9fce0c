import { z } from "zod";
import { template } from "./template.ts";

/** The six digits with which an account may move to another mailbox. */
export const leavingEmail = template(
  z.object({ code: z.string() }),
  ({ code }, { t: { leavingEmail: t, verification }, shop, shopName }) => ({
    subject: verification.subject(code, shopName),
    title: t.title,
    paragraphs: [
      { text: t.moves },
      { code },
      { text: verification.lasts.text },
      {
        text: t.notRequested.text,
        link: { label: t.notRequested.link, url: `${shop}/forgot-password` },
      },
    ],
  }),
);
