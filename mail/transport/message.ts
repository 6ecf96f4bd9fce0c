import { lazy } from "#event-store/lazy.ts";
import type Nodemailer from "nodemailer";
import type { Letter, Sender } from "./transport.ts";

/** An id as a name of files and messages. */
export const named = (id: string): string => id.replace(/[^\w.-]/g, "-");

/**
 * What nodemailer is given of a mail. Addresses go as objects: a text is split at commas and line
 * breaks, and would reach whoever somebody typed in.
 */
export const contentOf = (letter: Letter, { address }: Sender) => ({
  from: { name: letter.from, address },
  to: { ...letter.to },
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  messageId: `<${named(letter.id)}@${address.split("@")[1] ?? "nivasa"}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A mailer that is loaded and made when the first mail leaves. */
export const mailerWhenAsked = <Mailer extends { close(): void }>(
  make: (nodemailer: typeof Nodemailer) => Mailer,
): { get(): Promise<Mailer>; close(): Promise<void> } => {
  const load = lazy(async () => make(await import("nodemailer")));
  let isAsked = false;
  return {
    get() {
      isAsked = true;
      return load();
    },
    async close() {
      // A mailer that cannot be loaded needs no closing.
      if (isAsked) (await load().catch(() => null))?.close();
    },
  };
};
