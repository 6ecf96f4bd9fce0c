import { draftStore } from "../../storage/draft.ts";
import { reportSchema, type ReportValues } from "./report-schema.ts";

const drafts = draftStore("report", reportSchema.keyof().options);

export interface Sender {
  id: string;
  email: string;
}

/** The tab's earlier input; the order that the sender came from takes precedence. */
export function startingReport(sender: Sender, orderNumber: string | null): ReportValues {
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
export function keepReportDraft({ id }: Sender, values: ReportValues): void {
  drafts.keep(id, values);
}

/** Called when the report was sent. */
export function dropReportDraft({ id }: Sender): void {
  drafts.drop(id);
}
