import { draftStore } from "../../../storage/draft.ts";
import { issueReportSchema, type IssueReportValues } from "./issue-report-schema.ts";

const drafts = draftStore("report", issueReportSchema.keyof().options);

export interface Sender {
  id: string;
  email: string;
}

/** The tab's earlier input; the order that the sender came from takes precedence. */
export function startingIssueReport(sender: Sender, orderNumber: string | null): IssueReportValues {
  return {
    issueType: "",
    subject: "",
    description: "",
    orderNumber: "",
    email: sender.email,
    ...drafts.read(sender.id),
    ...(orderNumber && { orderNumber }),
  };
}

/** Stores the input until it is sent or the tab is closed; files are not stored. */
export function storeIssueReportDraft({ id }: Sender, values: IssueReportValues): void {
  drafts.save(id, values);
}

/** Called when the report was sent. */
export function deleteIssueReportDraft({ id }: Sender): void {
  drafts.drop(id);
}
