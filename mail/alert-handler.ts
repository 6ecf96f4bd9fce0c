import { streamId } from "#domain/decider.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import {
  alertMail,
  isAlertEvent,
  type AlertMailPorts,
  type RequestedStockAlert,
} from "./alert-mail.ts";
import type { MailQueue, OutgoingMail } from "./queue/mail-queue.ts";

/** Reads the last request of an alert about stock from a log that opens personal fields. */
export const createRequestReader =
  (log: Pick<EventStore, "readStream">): AlertMailPorts["requestOf"] =>
  async (alertId) => {
    let request: RequestedStockAlert | null = null;
    for await (const recorded of log.readStream(`stockalert-${alertId}`)) {
      const event = decodeEvent(recorded);
      if (event?.type !== "StockAlertRequested") continue;
      const { email, language, at } = event.data;
      request = { email: email || null, isGuest: email !== undefined, language, at };
    }
    return request;
  };

/**
 * Reacts to events that cause alerts, and queues the emails of alerts. Returns the number of queued
 * emails. Repeating events queues nothing more.
 */
export const createAlertHandler =
  ({
    queue,
    react,
    forgetGuest,
    ...ports
  }: AlertMailPorts & {
    readonly queue: Pick<MailQueue, "put">;
    /** Sends the alerts that an event causes. */
    readonly react: (event: ShopRecordedEvent) => Promise<void>;
    /** Permanently deletes the key of a guest's data. */
    readonly forgetGuest: (userId: string) => Promise<void>;
  }): ((events: readonly ShopRecordedEvent[]) => Promise<number>) =>
  async (events) => {
    const mails: OutgoingMail[] = [];
    const forgotten: string[] = [];
    for (const event of events) {
      await react(event);
      const mail = isAlertEvent(event) ? await alertMail(event, ports) : null;
      if (mail) mails.push(mail);
      if (event.type === "StockAlertSent" || event.type === "StockAlertRemoved") {
        const request = await ports.requestOf(streamId(event.stream));
        if (request?.isGuest) forgotten.push(event.data.userId);
      }
    }
    if (mails.length > 0) await queue.put(...mails);
    // A guest's mailbox is needed only until the email is queued.
    for (const userId of forgotten) await forgetGuest(userId);
    return mails.length;
  };
