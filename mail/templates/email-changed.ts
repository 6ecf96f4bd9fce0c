import { z } from "zod";
import { template } from "./template.ts";

/** Notices a new e-mail to the old mailbox. */
export const emailChanged = template(z.object({}), (_data, shop) => ({
  subject: "Your e-mail was changed",
  title: "Your e-mail was changed",
  paragraphs: [
    {
      text: "Your account has another e-mail from now on. This is the last mail to this address.",
    },
    {
      text: "If this was not you, please tell us.",
      link: { label: "Contact us", url: `${shop}/contact` },
    },
  ],
}));
