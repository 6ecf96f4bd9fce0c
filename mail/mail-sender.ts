import type { Logger } from "pino";
import { pause } from "#event-store/pause.ts";
import type { ClaimedMail, MailQueue } from "./queue/mail-queue.ts";
import { composeMail } from "./templates.ts";
import { MailRefused, type Letter, type MailTransport } from "./transport/transport.ts";

export interface MailSender {
  start(): void;
  /** Finishes the email that is being sent. */
  stop(): Promise<void>;
}

/** The lease of a claimed email; afterwards another sender may claim it. */
const claimMs = 60_000;
const maxClaimed = 20;
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;
/** With doubling waits in between, the last attempt is about a day and a half after the first. */
const maxAttempts = 45;
/** Poll interval: other processes queue emails too. */
const pollMs = 2_000;

/**
 * Sends queued emails, oldest first, one at a time. An email is sent twice only if the process dies
 * after the mail server's response and before the queue records it; both have the same Message-ID
 * (docs/decisions/0009).
 */
export const createMailSender = ({
  queue,
  transport,
  shopUrl,
  shopName,
  log,
  onWritten = () => undefined,
  onSent = () => undefined,
}: {
  readonly queue: MailQueue;
  readonly transport: MailTransport;
  /** Public address of the shop. */
  readonly shopUrl: string;
  /** The current name of the shop. */
  readonly shopName: () => Promise<string>;
  readonly log: Logger;
  /** Called when an email was written to a file. */
  readonly onWritten?: (letter: Letter, path: string) => void;
  /**
   * Called when the transport has accepted the email and the queue hasn't recorded it yet; for the
   * crash tests.
   */
  readonly onSent?: () => void;
}): MailSender => {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let running: Promise<void> = Promise.resolve();

  const deliver = async (mail: ClaimedMail): Promise<void> => {
    const { id, accountId, to, template, data, attempt } = mail;
    try {
      const composed = composeMail(template, to, data, shopUrl, await shopName());
      const letter = { id, accountId, to, ...composed };
      const path = await transport.send(letter);
      if (path !== null) onWritten(letter, path);
    } catch (error) {
      const final = error instanceof MailRefused || attempt >= maxAttempts;
      const again = Date.now() + Math.min(maxRetryMs, firstRetryMs * 2 ** (attempt - 1));
      log[final ? "error" : "warn"](
        { err: error, mailId: id, template, attempt },
        final ? "An email couldn't be sent and is given up" : "An email couldn't be sent yet",
      );
      await queue.failed(id, reasonOf(error), final ? null : new Date(again).toISOString());
      return;
    }
    onSent();
    if (!(await queue.sent(id, new Date().toISOString()))) await transport.takeBack(id, accountId);
  };

  const run = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        const now = Date.now();
        const claimed = await queue.claim(
          new Date(now).toISOString(),
          new Date(now + claimMs).toISOString(),
          maxClaimed,
        );
        for (const mail of claimed) {
          // Leave the rest of the batch to the next claim.
          if (isStopping() || Date.now() - now > claimMs / 4) break;
          // The account may have been erased while a slow mail server held up the batch.
          if (await queue.isWaiting(mail.id)) await deliver(mail);
        }
        if (claimed.length === 0) await idle();
      } catch (error) {
        log.warn({ err: error }, "The email queue can't be read; emails are waiting");
        await pause(pollMs, stopping.signal);
      }
    }
  };

  const idle = async (): Promise<void> => {
    const due = await queue.nextDueAt();
    const wait = due === null ? pollMs : Date.parse(due) - Date.now();
    await pause(Math.min(pollMs, Math.max(50, wait)), stopping.signal);
  };

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
};

/** Stored with the email, so it must not contain any part of the address. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
