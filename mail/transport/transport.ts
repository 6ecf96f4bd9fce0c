import type { ComposedMail } from "../templates.ts";

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
  /**
   * Gives the file it was written to, or null, when the other side has taken the mail. Throws
   * MailRefused; anything else may pass.
   */
  send(letter: Letter): Promise<string | null>;
  /**
   * Undoes what can be undone of a mail whose person was erased while it was sent: a file, but no
   * mail that has left.
   */
  takeBack(id: string, accountId: string | null): Promise<void>;
  close(): Promise<void>;
}

/** The sender's mailbox. */
export interface Sender {
  readonly address: string;
}

/** Where the mails of a process go. */
export interface MailSettings {
  /** Where mails are written while there is no server to send them. */
  readonly dataDir: string;
  /** Where mails are sent; null writes them to files in the data directory. */
  readonly smtpUrl: string | null;
  readonly from: Sender;
}
