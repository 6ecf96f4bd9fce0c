import type { Language } from "#domain/constants.ts";

/** A mail that waits to be sent. */
export interface OutgoingMail {
  /**
   * Chosen by whoever causes the mail: the same id is one mail, however often it is put. Never
   * personal.
   */
  readonly id: string;
  /** Names the texts, for example `verification`. */
  readonly template: string;
  /** The account it is about; its mails go with it when it is erased. Null where there is none. */
  readonly accountId: string | null;
  readonly to: {
    readonly name: string;
    readonly address: string;
    /** English where it is left out, as in mails of an earlier version. */
    readonly language?: Language;
  };
  /** What the template is filled with: plain JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
}

/** A mail in the hands of a sender. */
export interface ClaimedMail extends OutgoingMail {
  /** How many times it was claimed, this one included. */
  readonly attempt: number;
}

/**
 * Mails to be sent, kept beside the accounts. Any number of senders may claim from one queue. Each
 * call is durable when it resolves.
 */
export interface MailQueue {
  /**
   * Tells how many were stored: nothing is where a mail with its id was put before, also one that
   * has been sent since.
   */
  put(...mails: readonly OutgoingMail[]): Promise<number>;
  /**
   * The oldest mails that are due, `most` at most, for this caller alone until `claimedUntil`: what
   * a sender that dies in between has not sent is the next one's after that.
   */
  claim(now: string, claimedUntil: string, most: number): Promise<readonly ClaimedMail[]>;
  /** Whether a mail is still to be sent: its person may have been erased since it was claimed. */
  isWaiting(id: string): Promise<boolean>;
  /**
   * The mail has left: everything personal of it is deleted, its id is kept. False where it is not
   * there any more, because its person was erased meanwhile.
   */
  sent(id: string, at: string): Promise<boolean>;
  /**
   * The mail did not leave. Due again at `nextTryAt`; null gives it up, which deletes everything
   * personal as well. The reason must hold nothing personal.
   */
  failed(id: string, reason: string, nextTryAt: string | null): Promise<void>;
  /** When each of these mails was sent, by id; those that were not are left out. */
  sentAt(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** How many are not sent and not given up. */
  pendingCount(): Promise<number>;
  /** When the next mail is due, past or future, claims counted; null where none waits. */
  nextDueAt(): Promise<string | null>;
}
