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
import type { DocumentStore } from "#projections/document-store.ts";
import { isMailedStep, orderMail } from "./order-mail.ts";
import type { MailQueue, OutgoingMail } from "./queue/mail-queue.ts";
import { issueReportMail } from "./issue-report-mail.ts";

/**
 * Queues a mail for every step of an order, and for every answer to a report: a consumer of the log
 * beside the projections.
 */
export interface LogMails {
  /** Goes on where it stopped; at its very first start only with what happens from now on. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Its checkpoint among those of the read models; the name is from when there were no others. */
const checkpointName = "order-mails";

/** Events after which the checkpoint is saved although there was nothing to mail. */
const mostUnsaved = 1000;

export const createLogMails = ({
  store,
  documents,
  answers,
  accountsBy,
  queue,
  log,
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly answers: CommandAnswers;
  readonly accountsBy: AccountStore["byIds"];
  readonly queue: MailQueue;
  readonly log: Logger;
}): LogMails => {
  let subscription: EventSubscription | null = null;
  let unsaved = 0;

  const saveCheckpoint = ({ position, lastEvent }: Checkpoint) =>
    documents.writeBatch({
      writes: [],
      checkpoints: { [checkpointName]: position },
      ...(lastEvent && { lastEvent }),
    });

  /**
   * The position to continue after; the log's end at the first start and where the checkpoint is
   * not of this log.
   */
  const continueAfter = async () => {
    const stored = (await documents.fullCheckpoints([checkpointName])).get(checkpointName);
    if (stored && (await holdsCheckpoint(store, stored))) return stored.position;
    if (stored) {
      log.warn(
        "The event log is not the one that mails were sent from; new events are mailed only",
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
    for (const event of recorded.map(decodeEvent)) {
      const mail = event && (await mailOf(event));
      if (mail) mails.push(mail);
    }
    if (mails.length > 0) await queue.put(...mails);
    unsaved += recorded.length;
    const last = recorded.at(-1);
    // Events that are read again do no harm, and most of them are no business of mails.
    if (!last || (mails.length === 0 && unsaved < mostUnsaved)) return;
    await saveCheckpoint(checkpointAt(last));
    unsaved = 0;
  };

  return {
    async start() {
      const after = await continueAfter();
      subscription = store.subscribe(after, consume, (error) =>
        log.warn({ err: error }, "Mails about orders and reports wait: they cannot be queued"),
      );
    },
    async stop() {
      await subscription?.stop();
    },
  };
};
