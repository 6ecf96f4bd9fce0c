import { z } from "zod";
import { template } from "./template.ts";

/**
 * The link that sets a new password. The token stands behind #, which no browser sends on: it reaches neither logs nor
 * other sites.
 */
export const reset = template(z.object({ token: z.string() }), ({ token }, shop) => ({
  subject: "Set a new password",
  title: "Set a new password",
  paragraphs: [
    {
      text: "Somebody asked to set a new password for your account. The link works once, for 30 minutes.",
      link: { label: "Set a new password", url: `${shop}/reset-password#token=${token}` },
    },
    { text: "If you did not ask for it, nothing needs to be done: your password stays." },
  ],
}));
