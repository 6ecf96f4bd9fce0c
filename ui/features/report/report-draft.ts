import { z } from "zod";
import type { ReportValues } from "./report-schema.ts";

const draftSchema = z.partialRecord(
  z.enum(["issueType", "subject", "description", "orderNumber", "email"]),
  z.string(),
);

function keyOf(senderId: string): string {
  return `nivasa.report.${senderId}`;
}

function readDraft(senderId: string): z.infer<typeof draftSchema> {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(senderId)) ?? ""));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

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
    ...readDraft(sender.id),
    ...(orderNumber && { orderNumber }),
  };
}

/** Keeps what was typed until it is sent or the tab is closed; files are not kept. */
export function keepReportDraft({ id }: Sender, values: ReportValues): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(values));
  } catch {
    // Storage is full or forbidden; then the draft lasts until the page is left.
  }
}

/** Called when the report is sent. */
export function dropReportDraft({ id }: Sender): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
