import type { ComposedMail } from "../templates.ts";

/**
 * An email ready to send. The same id yields the same Message-ID, by which mailboxes detect a
 * duplicate.
 */
export interface Letter extends ComposedMail {
  readonly id: string;
  /** The account it is about; null for none. */
  readonly accountId: string | null;
  readonly to: { readonly name: string; readonly address: string };
}

/** The email can never be sent as it is: its address or content was refused permanently. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** Delivers emails, over SMTP or into files. */
export interface MailTransport {
  /**
   * Resolves once the other side has accepted the email, with the path of the file it was written
   * to, or null. Throws MailRefused; any other error may be temporary.
   */
  send(letter: Letter): Promise<string | null>;
  /**
   * Reverts an email whose account was erased while it was being sent: deletes a file, but can't
   * recall a sent email.
   */
  takeBack(id: string, accountId: string | null): Promise<void>;
  close(): Promise<void>;
}

/** The sender's address and name. */
export interface Sender {
  readonly address: string;
}

/** Where a process sends its emails. */
export interface MailSettings {
  /** Where emails are written if no mail server is configured. */
  readonly dataDir: string;
  /** The mail server; null writes emails to files in the data directory. */
  readonly smtpUrl: string | null;
  readonly from: Sender;
}
