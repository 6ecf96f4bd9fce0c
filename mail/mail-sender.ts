import type { Logger } from "pino";
import type { ClaimedMail, SignallingQueue } from "./queue/mail-queue.ts";
import {
  createQueueSender,
  nextTryAfter,
  reasonOf,
  type QueueSender,
} from "./queue/queue-sender.ts";
import { composeMail, type MailIdentity } from "./templates.ts";
import { MailRefused, type Letter, type MailTransport } from "./transport/transport.ts";

/** With doubling waits in between, the last attempt is about a day and a half after the first. */
const maxAttempts = 45;

/**
 * Sends queued emails, oldest first, one at a time. An email is sent twice only if the process dies
 * after the mail server's response and before the queue records it; both have the same Message-ID
 * (docs/decisions/0009).
 */
export const createMailSender = ({
  queue,
  transport,
  shopUrl,
  identity,
  log,
  onWritten = () => undefined,
  onSent = () => undefined,
}: {
  readonly queue: SignallingQueue;
  readonly transport: MailTransport;
  /** Public address of the shop. */
  readonly shopUrl: string;
  /** The current identity of the shop. */
  readonly identity: () => Promise<MailIdentity>;
  readonly log: Logger;
  /** Called when an email was written to a file. */
  readonly onWritten?: (letter: Letter, path: string) => void;
  /**
   * Called when the transport has accepted the email and the queue hasn't recorded it yet; for the
   * crash tests.
   */
  readonly onSent?: () => void;
}): QueueSender => {
  const deliver = async (mail: ClaimedMail): Promise<void> => {
    const { id, accountId, to, template, data, attempt } = mail;
    try {
      const composed = composeMail(template, to, data, shopUrl, await identity());
      const letter = { id, accountId, to, ...composed };
      const path = await transport.send(letter);
      if (path !== null) onWritten(letter, path);
    } catch (error) {
      const final = error instanceof MailRefused || attempt >= maxAttempts;
      log[final ? "error" : "warn"](
        { err: error, mailId: id, template, attempt },
        final ? "An email couldn't be sent and won't be retried" : "An email couldn't be sent yet",
      );
      await queue.failed(id, reasonOf(error), final ? null : nextTryAfter(attempt));
      return;
    }
    onSent();
    if (!(await queue.sent(id, new Date().toISOString()))) await transport.takeBack(id, accountId);
  };

  return createQueueSender({
    queue,
    deliver,
    log,
    unreadable: "The email queue can't be read; emails are waiting",
  });
};
