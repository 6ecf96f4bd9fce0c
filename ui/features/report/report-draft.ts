import { draftStore } from "../../storage/draft.ts";
import { reportSchema, type ReportValues } from "./report-schema.ts";

const drafts = draftStore("report", reportSchema.keyof().options);

export interface Sender {
  id: string;
  email: string;
}

/** What was typed before in this tab; the order one has just come from goes first. */
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

/** Keeps what was typed until it is sent or the tab is closed; files are not kept. */
export function keepReportDraft({ id }: Sender, values: ReportValues): void {
  drafts.keep(id, values);
}

/** Called when the report is sent. */
export function dropReportDraft({ id }: Sender): void {
  drafts.drop(id);
}
