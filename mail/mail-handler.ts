import { runOfId } from "#domain/values/run-id.ts";
import { accountById } from "#domain/account/account-by-id.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { orderMailId } from "#domain/order/mail-id.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { dueAfter, undoneMove } from "./undone-move.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { LogHandler } from "./log-consumer.ts";
import { isMailedStep, orderMail } from "./order-mail.ts";
import type { MailQueue, OutgoingMail } from "./queue/mail-queue.ts";
import { issueReportMail } from "./issue-report-mail.ts";

/** Queues an email for every step of an order and for every answer to an issue report. */
export const createMailHandler = ({
  answers,
  accounts,
  queue,
  waitMs,
}: {
  readonly answers: CommandAnswers;
  readonly accounts: Pick<AccountStore, "byIds">;
  readonly queue: MailQueue;
  /** The wait of emails about a new status. */
  readonly waitMs: number;
}): LogHandler => {
  /** Withdraws emails that the event makes untrue. Returns whether the event needs no email. */
  const isUndone = async (event: ShopRecordedEvent, order: OrderDocument): Promise<boolean> => {
    const withdraw = (revision: number) => queue.withdraw(orderMailId(order.id, revision));
    if (event.type === "OrderCancelled") {
      for (const { revision, previousStatus, at } of order.history) {
        const waits = dueAfter(at, waitMs) > event.metadata.occurredAt;
        if (previousStatus !== null && waits) await withdraw(revision);
      }
    }
    if (event.type !== "OrderStatusChanged") return false;
    const undone = undoneMove(order.history, event.revision, waitMs);
    return undone !== null && withdraw(undone.revision);
  };

  /** The day of the run that an order goes out with; null for another event. */
  const runDateOf = async ({ type, stream, data, position }: ShopRecordedEvent) => {
    if (type !== "OrderStatusChanged" || data.status !== "Out for Delivery") return null;
    const runId = (await answers.boardOrder(streamId(stream), position))?.runId ?? null;
    return runId === null ? null : runOfId(runId).date;
  };

  const mailOf = async (event: ShopRecordedEvent): Promise<OutgoingMail | null> => {
    const { stream, position } = event;
    if (isMailedStep(event)) {
      const order = await answers.order(streamId(stream), position);
      const buyer = order && (await accountById(accounts, order.userId));
      if (!order || !buyer || (await isUndone(event, order))) return null;
      // An email says what the order was, also if it has changed since.
      const then =
        order.revision > event.revision ? await answers.orderAt(order.id, event.revision) : order;
      const mail = then && orderMail(event, then, buyer, await runDateOf(event));
      return mail && event.type === "OrderStatusChanged"
        ? { ...mail, dueAt: dueAfter(mail.createdAt, waitMs) }
        : mail;
    }
    if (event.type === "ReportAnswered") {
      const sender = await accountById(accounts, event.data.userId);
      return sender ? issueReportMail(event, sender) : null;
    }
    return null;
  };

  return async (events) => {
    let queued = 0;
    let mails: OutgoingMail[] = [];
    const flush = async () => {
      if (mails.length > 0) await queue.put(...mails);
      queued += mails.length;
      mails = [];
    };
    for (const event of events) {
      // An event may withdraw the email of an earlier one.
      if (mayUndo(event)) await flush();
      const mail = await mailOf(event);
      if (mail) mails.push(mail);
    }
    await flush();
    return queued;
  };
};

const mayUndo = ({ type }: ShopRecordedEvent): boolean =>
  type === "OrderStatusChanged" || type === "OrderCancelled";
