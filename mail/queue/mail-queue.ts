import type { Language } from "#domain/constants.ts";
import { createSignal, type Signal } from "#event-store/signal.ts";

/**
 * An email to be sent, or a message to a device (`mail/push/`), whose address is the id of the
 * device.
 */
export interface OutgoingMail {
  /**
   * Chosen by the caller. The same id is queued once, however often it is put. Contains no personal
   * data.
   */
  readonly id: string;
  /** Name of the template, for example `verification`. */
  readonly template: string;
  /** The account it is about; erasing the account deletes its emails. Null for none. */
  readonly accountId: string | null;
  readonly to: {
    readonly name: string;
    readonly address: string;
    /** Default: English. Emails queued by an earlier version have no language. */
    readonly language?: Language;
  };
  /** Data for the template: plain JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  /** When it may be sent; left out: immediately. */
  readonly dueAt?: string;
}

/** An email claimed by a sender. */
export interface ClaimedMail extends Omit<OutgoingMail, "dueAt"> {
  /** Number of claims, including this one. */
  readonly attempt: number;
}

/** No email waits longer: neither for its first attempt nor for the next one. */
export const maxWaitMs = 2 * 60 * 60_000;

/** The instant after which nothing waits. */
export const latestDue = (now: string): string =>
  new Date(Date.parse(now) + maxWaitMs).toISOString();

/** The reason of an email that was withdrawn. */
export const withdrawn = "withdrawn";

/** A queue that notifies the sender of its process. */
export interface SignallingQueue extends MailQueue {
  /** Notified when an email is stored. */
  readonly added: Signal;
}

/**
 * Queue of emails, or of messages to devices, stored with the accounts. Any number of senders may
 * claim from one queue. Each call is durable when it resolves.
 */
export interface MailQueue {
  /** Returns how many were stored. An id that was put before is skipped, also after it was sent. */
  put(...mails: readonly OutgoingMail[]): Promise<number>;
  /**
   * Leases the oldest due emails, at most `max`, to this caller until `claimedUntil`. Emails not
   * sent by then can be claimed again. An email that would wait longer than `maxWaitMs` is due: the
   * clock was set back.
   */
  claim(now: string, claimedUntil: string, max: number): Promise<readonly ClaimedMail[]>;
  /** Whether an email still has to be sent: its account may have been erased since the claim. */
  isWaiting(id: string): Promise<boolean>;
  /**
   * Records that the email was sent: deletes its personal data and retains its id. False if it no
   * longer exists because its account was erased.
   */
  sent(id: string, at: string): Promise<boolean>;
  /**
   * Records a failure. The email is due again at `nextTryAt`; null gives it up and deletes its
   * personal data. The reason must contain no personal data.
   */
  failed(id: string, reason: string, nextTryAt: string | null): Promise<void>;
  /**
   * Gives up an email that no sender has claimed yet. Returns whether it is withdrawn, also if an
   * earlier call has done so.
   */
  withdraw(id: string): Promise<boolean>;
  /**
   * Gives up the waiting emails whose id starts with `prefix` and sorts before `id`: a later one
   * replaces them.
   */
  replaceBefore(id: string, prefix: string): Promise<void>;
  /** When each of these emails was sent, by id; unsent ones are omitted. */
  sentAt(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Number of emails neither sent nor given up. */
  pendingCount(): Promise<number>;
  /**
   * When the next email is due, past or future, including claimed ones; null if none is waiting.
   */
  nextDueAt(): Promise<string | null>;
}

/** The same queue with a signal for each call of `put` that stored an email. */
export const signallingQueue = (queue: MailQueue): SignallingQueue => {
  const added = createSignal();
  return {
    ...queue,
    added,
    async put(...mails) {
      const stored = await queue.put(...mails);
      if (stored > 0) added.notify();
      return stored;
    },
  };
};
