import { z } from "zod";
import { template } from "./template.ts";

/** Notices a new password to whoever had the old one. */
export const passwordChanged = template(z.object({}), (_data, shop) => ({
  subject: "Your password was changed",
  title: "Your password was changed",
  paragraphs: [
    { text: "The password of your account was changed, and you are signed out everywhere else." },
    {
      text: "If this was not you, set a new password at once.",
      link: { label: "Set a new password", url: `${shop}/forgot-password` },
    },
  ],
}));
