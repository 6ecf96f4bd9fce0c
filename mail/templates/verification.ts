import { z } from "zod";
import { template } from "./template.ts";

/** The six digits that prove a mailbox. */
export const verification = template(
  z.object({ code: z.string() }),
  ({ code }, shop, shopName) => ({
    subject: `${code} is your ${shopName} code`,
    title: "Your code",
    paragraphs: [
      { text: "Type this code to prove that this mailbox is yours." },
      { code },
      {
        text: "It can be used for 10 minutes.",
        link: { label: "Enter the code", url: `${shop}/verify-Email` },
      },
      { text: "If you did not ask for it, nothing needs to be done." },
    ],
  }),
);
