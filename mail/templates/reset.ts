import { z } from "zod";
import { template } from "./template.ts";

/**
 * The link to set a new password. The token is in the fragment, which browsers don't send: it
 * reaches neither logs nor other sites.
 */
export const reset = template(
  z.object({ token: z.string() }),
  ({ token }, { t: { reset: t }, shop }) => ({
    subject: t.title,
    title: t.title,
    paragraphs: [
      {
        text: t.request.text,
        link: { label: t.request.link, url: `${shop}/reset-password#token=${token}` },
      },
      { text: t.notRequested },
    ],
  }),
);
