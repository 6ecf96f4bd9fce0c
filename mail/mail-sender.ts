import type { Logger } from "pino";
import { pause } from "#event-store/pause.ts";
import type { ClaimedMail, MailQueue } from "./queue/mail-queue.ts";
import { composeMail } from "./templates.ts";
import { MailRefused, type Letter, type MailTransport } from "./transport/transport.ts";

export interface MailSender {
  start(): void;
  /** Finishes the mail that is under way. */
  stop(): Promise<void>;
}

/** A mail whose sender has died is another sender's after this. */
const claimMs = 60_000;
const mostClaimed = 20;
const firstRetryMs = 5_000;
const longestRetryMs = 3_600_000;
/** With the doubled waits before it, the last try comes about a day and a half after the first. */
const mostAttempts = 45;
/** How often to look although nothing was put: other processes put as well. */
const longestIdleMs = 2_000;

/**
 * Sends what waits in the queue, oldest first, one at a time. A mail is sent once unless the
 * process dies between the mail server's answer and the queue's note of it; then once more, under
 * the same Message-ID (docs/decisions/0009).
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
  /** Where people reach the shop. */
  readonly shopUrl: string;
  /** What the shop is called now. */
  readonly shopName: () => Promise<string>;
  readonly log: Logger;
  /** The mail was written to a file. */
  readonly onWritten?: (letter: Letter, path: string) => void;
  /** The transport has taken the mail, and the queue does not know yet; for the crash tests. */
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
      const final = error instanceof MailRefused || attempt >= mostAttempts;
      const again = Date.now() + Math.min(longestRetryMs, firstRetryMs * 2 ** (attempt - 1));
      log[final ? "error" : "warn"](
        { err: error, mailId: id, template, attempt },
        final ? "A mail could not be sent and is given up" : "A mail could not be sent yet",
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
          mostClaimed,
        );
        for (const mail of claimed) {
          // What is not sent in time is left to whoever claims it next.
          if (isStopping() || Date.now() - now > claimMs / 4) break;
          // A slow mail server gives people time to be erased.
          if (await queue.isWaiting(mail.id)) await deliver(mail);
        }
        if (claimed.length === 0) await idle();
      } catch (error) {
        log.warn({ err: error }, "The mail queue cannot be read; mails wait");
        await pause(longestIdleMs, stopping.signal);
      }
    }
  };

  const idle = async (): Promise<void> => {
    const due = await queue.nextDueAt();
    const wait = due === null ? longestIdleMs : Date.parse(due) - Date.now();
    await pause(Math.min(longestIdleMs, Math.max(50, wait)), stopping.signal);
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

/** Kept with the mail, so nothing of the address may be in it. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
