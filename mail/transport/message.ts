import { lazy } from "#event-store/lazy.ts";
import type Nodemailer from "nodemailer";
import type { Letter, Sender } from "./transport.ts";

/** An id as the name of a file or message. */
export const named = (id: string): string => id.replace(/[^\w.-]/g, "-");

/**
 * The message for nodemailer. Addresses are passed as objects: nodemailer splits strings at commas
 * and line breaks, so user input could add recipients.
 */
export const contentOf = (letter: Letter, { address }: Sender) => ({
  from: { name: letter.from, address },
  to: { ...letter.to },
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  headers: {
    // Out-of-office replies to it would only reach the shop (RFC 3834).
    "Auto-Submitted": "auto-generated",
    ...(letter.unsubscribe !== undefined && {
      "List-Unsubscribe": `<${letter.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
  messageId: `<${named(letter.id)}@${address.split("@")[1] ?? "nivasa"}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A mailer that is loaded and created with the first email. */
export const lazyMailer = <Mailer extends { close(): void }>(
  make: (nodemailer: typeof Nodemailer) => Mailer,
): { get(): Promise<Mailer>; close(): Promise<void> } => {
  const load = lazy(async () => make(await import("nodemailer")));
  let isRequested = false;
  return {
    get() {
      isRequested = true;
      return load();
    },
    async close() {
      // A mailer that couldn't be loaded needs no closing.
      if (isRequested) (await load().catch(() => null))?.close();
    },
  };
};
