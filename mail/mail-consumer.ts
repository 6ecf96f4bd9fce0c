import type { Logger } from "pino";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import { streamId } from "#domain/decider.ts";
import { checkpointAt, holdsCheckpoint } from "#event-store/checkpoint.ts";
import type {
  Checkpoint,
  EventStore,
  EventSubscription,
  RecordedEvent,
} from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { isMailedStep, orderMail } from "./order-mail.ts";
import type { MailQueue, OutgoingMail } from "./queue/mail-queue.ts";
import { issueReportMail } from "./issue-report-mail.ts";

/**
 * A consumer of the event log, parallel to the projections: queues an email for every step of an
 * order and for every answer to an issue report.
 */
export interface MailConsumer {
  /** Continues after the last checkpoint; the very first start begins with new events only. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Name of its checkpoint among those of the read models. It dates from when it handled orders only.
 */
const checkpointName = "order-mails";

/** Events after which the checkpoint is saved even if none of them caused an email. */
const maxUnsaved = 1000;

/** Queues what events cause, and returns the number of queued messages. Safe to repeat. */
export type LogHandler = (events: readonly ShopRecordedEvent[]) => Promise<number>;

export const createMailConsumer = ({
  store,
  documents,
  answers,
  accountsBy,
  queue,
  handlers,
  log,
}: {
  readonly handlers: readonly LogHandler[];
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly answers: CommandAnswers;
  readonly accountsBy: AccountStore["byIds"];
  readonly queue: MailQueue;
  readonly log: Logger;
}): MailConsumer => {
  let subscription: EventSubscription | null = null;
  let unsaved = 0;

  const saveCheckpoint = ({ position, lastEvent }: Checkpoint) =>
    documents.writeBatch({
      writes: [],
      checkpoints: { [checkpointName]: position },
      ...(lastEvent && { lastEvent }),
    });

  /**
   * The position to continue after: the end of the log at the first start or if the checkpoint
   * belongs to another log.
   */
  const continueAfter = async () => {
    const stored = (await documents.fullCheckpoints([checkpointName])).get(checkpointName);
    if (stored && (await holdsCheckpoint(store, stored))) return stored.position;
    if (stored) {
      log.warn(
        "The event log differs from the one that emails were sent from; only new events are emailed",
      );
      await documents.drop(checkpointName);
    }
    const head = await store.head();
    if (head !== null) await saveCheckpoint({ position: head, lastEvent: null });
    return head;
  };

  const accountOf = async (id: string) => (await accountsBy([id])).get(id) ?? null;

  const mailOf = async (event: ShopRecordedEvent): Promise<OutgoingMail | null> => {
    const { stream, position } = event;
    if (isMailedStep(event)) {
      const order = await answers.order(streamId(stream), position);
      const buyer = order && (await accountOf(order.userId));
      return order && buyer ? orderMail(event, order, buyer) : null;
    }
    if (event.type === "ReportAnswered") {
      const sender = await accountOf(event.data.userId);
      return sender ? issueReportMail(event, sender) : null;
    }
    return null;
  };

  const consume = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const mails: OutgoingMail[] = [];
    const events = recorded.flatMap((each) => decodeEvent(each) ?? []);
    for (const event of events) {
      const mail = await mailOf(event);
      if (mail) mails.push(mail);
    }
    if (mails.length > 0) await queue.put(...mails);
    let queued = mails.length;
    for (const handle of handlers) queued += await handle(events);
    unsaved += recorded.length;
    const last = recorded.at(-1);
    // Reading events twice is harmless, and most events cause no email.
    if (!last || (queued === 0 && unsaved < maxUnsaved)) return;
    await saveCheckpoint(checkpointAt(last));
    unsaved = 0;
  };

  return {
    async start() {
      const after = await continueAfter();
      subscription = store.subscribe(after, consume, (error) =>
        log.warn({ err: error }, "Emails about orders and reports can't be queued and are waiting"),
      );
    },
    async stop() {
      await subscription?.stop();
    },
  };
};
