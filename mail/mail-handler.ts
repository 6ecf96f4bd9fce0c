import { accountById } from "#domain/account/account-by-id.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
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
}: {
  readonly answers: CommandAnswers;
  readonly accounts: Pick<AccountStore, "byIds">;
  readonly queue: MailQueue;
}): LogHandler => {
  const mailOf = async (event: ShopRecordedEvent): Promise<OutgoingMail | null> => {
    const { stream, position } = event;
    if (isMailedStep(event)) {
      const order = await answers.order(streamId(stream), position);
      const buyer = order && (await accountById(accounts, order.userId));
      return order && buyer ? orderMail(event, order, buyer) : null;
    }
    if (event.type === "ReportAnswered") {
      const sender = await accountById(accounts, event.data.userId);
      return sender ? issueReportMail(event, sender) : null;
    }
    return null;
  };

  return async (events) => {
    const mails: OutgoingMail[] = [];
    for (const event of events) {
      const mail = await mailOf(event);
      if (mail) mails.push(mail);
    }
    if (mails.length > 0) await queue.put(...mails);
    return mails.length;
  };
};
