import type { Account } from "#domain/account/account.ts";
import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { issueReportNumber } from "#projections/issue-reports/issue-report-number.ts";
import { addresseeOf } from "./addressee.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

/**
 * The email about an answer to an issue report. It goes to the account's address, never to one
 * typed into the report, and links to the answer without containing it: others may read the
 * mailbox.
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
