import type { Account } from "#domain/account/account.ts";
import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { issueReportNumber } from "#projections/issue-reports/issue-report-number.ts";
import { addresseeOf } from "./addressee.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

/**
 * The mail about an answer, to the mailbox of the sender's account and never to one that was typed
 * with the report. It leads to the answer and does not hold it: mailboxes are read by others.
 */
export const issueReportMail = (
  { stream, revision, metadata }: Pick<ShopRecordedEvent, "stream" | "revision" | "metadata">,
  sender: Account,
): OutgoingMail => {
  const reportId = streamId(stream);
  const data: MailData<"report-answered"> = { number: issueReportNumber(reportId) };
  return {
    id: `report.${reportId}.${revision}`,
    accountId: sender.id,
    to: addresseeOf(sender),
    createdAt: metadata.occurredAt,
    template: "report-answered",
    data,
  };
};
