import { messages } from "#texts/messages.ts";
import { z } from "zod";
import type { Attached } from "../../shared/issue-reports/attachments.ts";
import type { IssueReportValues } from "./issue-report-schema.ts";

export type IssueReportResult =
  | { sent: true; message: string }
  | {
      sent: false;
      message: string;
      fields: readonly { field: string; message: string }[];
      /** The session has ended. */
      signIn: boolean;
    };

const answerSchema = z.object({
  message: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
});

/**
 * Status codes whose message explains what to do: an invalid field, an unverified email, too large,
 * too many, no room.
 */
const explainedByTheShop: ReadonlySet<number> = new Set([400, 403, 413, 429, 503]);

/** Sends a report with its files. A command id never creates two reports. */
export async function sendIssueReport(
  values: IssueReportValues,
  attached: readonly Attached[],
  commandId: string,
): Promise<IssueReportResult> {
  const failed = { sent: false, message: messages.report.failed, fields: [] } as const;
  try {
    const response = await fetch("/api/reports", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": commandId },
      body: JSON.stringify({
        ...values,
        attachments: attached.map(({ name, data }) => ({ name, data })),
      }),
    });
    const { message, fields } = answerSchema.parse(await response.json());
    if (response.ok) return { sent: true, message };
    return explainedByTheShop.has(response.status)
      ? { sent: false, message, fields, signIn: false }
      : { ...failed, signIn: response.status === 401 };
  } catch {
    // The shop is unreachable, or the answer is not the shop's.
    return { ...failed, signIn: false };
  }
}
