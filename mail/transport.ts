import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type Nodemailer from "nodemailer";
import type { ComposedMail } from "./templates.ts";

/** A mail ready to leave. The same id gives the same Message-ID, by which mailboxes know a copy. */
export interface Letter extends ComposedMail {
  readonly id: string;
  /** Whom it is about; null where that is nobody. */
  readonly accountId: string | null;
  readonly to: { readonly name: string; readonly address: string };
}

/** The mail can never be sent as it is: its address or content was refused for good. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** Takes mails to where people read them. */
export interface MailTransport {
  /** Resolves when the other side has taken the mail. Throws MailRefused; anything else may pass. */
  send(letter: Letter): Promise<void>;
  /** Undoes what can be undone of a mail whose person was erased while it was sent: a file, but no mail that has left. */
  takeBack(id: string, accountId: string | null): Promise<void>;
  close(): void;
}

/** The sender's mailbox, as it is shown. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const named = (id: string): string => id.replace(/[^\w.-]/g, "-");

// Addresses go as objects: a text is split at commas and line breaks, and would reach whoever somebody typed in.
const contentOf = ({ id, to, subject, text, html }: Letter, from: Sender) => ({
  from: { ...from },
  to: { ...to },
  subject,
  text,
  html,
  messageId: `<${named(id)}@${from.address.split("@")[1] ?? "nivasa"}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mailer that is loaded and made when the first mail leaves. */
const mailerWhenAsked = <Mailer extends { close(): void }>(
  make: (nodemailer: typeof Nodemailer) => Mailer,
): { get(): Promise<Mailer>; close(): void } => {
  let made: Promise<Mailer> | null = null;
  return {
    get() {
      made ??= import("nodemailer").then(make);
      return made;
    },
    close: () => void made?.then((mailer) => mailer.close()),
  };
};

/** Sends over SMTP; `url` is the setting SMTP_URL. */
export const smtpTransport = (url: string, from: Sender): MailTransport => {
  const mailer = mailerWhenAsked(({ createTransport }) =>
    createTransport({ url, pool: true, maxConnections: 2, ...patience }),
  );
  return {
    async send(letter) {
      try {
        await (await mailer.get()).sendMail(contentOf(letter, from));
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefused("The mail server refuses the mail for good", { cause: error })
          : error;
      }
    },
    takeBack: async () => undefined,
    close: mailer.close,
  };
};

/** A mailbox nobody has, or a mail nobody takes. A refused sender or password is ours, and can be mended. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  "responseCode" in error &&
  Number(error.responseCode) >= 550;

/** Path of the mails that were written instead of sent. */
export const outboxPath = (dataDir: string): string => join(dataDir, "outbox");

const directoryOf = (dataDir: string, accountId: string): string =>
  join(outboxPath(dataDir), named(accountId));

/** Deletes the mails that were written for an account. */
export const forgetMailFiles = (dataDir: string, accountId: string): Promise<void> =>
  rm(directoryOf(dataDir, accountId), { recursive: true, force: true });

/**
 * Writes each mail as a file that mail programs open, in a directory an account, under its id: the same mail twice is one
 * file. `onWritten` is told of each.
 */
export const fileTransport = (
  dataDir: string,
  from: Sender,
  onWritten: (letter: Letter, path: string) => void,
): MailTransport => {
  const composer = mailerWhenAsked(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "unix" }),
  );
  const pathOf = (id: string, accountId: string | null) =>
    join(directoryOf(dataDir, accountId ?? "nobody"), `${named(id)}.eml`);
  return {
    async send(letter) {
      const { message } = await (await composer.get()).sendMail(contentOf(letter, from));
      const path = pathOf(letter.id, letter.accountId);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.unfinished`;
      const file = await open(unfinished, "w", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      onWritten(letter, path);
    },
    takeBack: (id, accountId) => rm(pathOf(id, accountId), { force: true }),
    close: composer.close,
  };
};
