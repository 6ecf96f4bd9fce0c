import { messages } from "#texts/messages.ts";
import * as t from "#texts/report.ts";
import { z } from "zod";
import { emailSchema } from "../../../components/email-schema.ts";
import { issueTypes, limits } from "../../../generated/shop.ts";

const texts = messages.report;

function atMost(longest: number) {
  return z.string().trim().max(longest, t.atMostCharacters(longest));
}

/** The form of an issue report. */
export const issueReportSchema = z.object({
  issueType: z
    .string()
    .refine((type) => (issueTypes as readonly string[]).includes(type), texts.issueTypeMissing),
  subject: atMost(limits.reportSubject).min(1, texts.subjectMissing),
  description: atMost(limits.reportDescription).min(1, texts.descriptionMissing),
  orderNumber: atMost(limits.reportOrderNumber),
  email: emailSchema(texts.emailMissing, texts.emailInvalid),
});

export type IssueReportValues = z.infer<typeof issueReportSchema>;

/** Whether a field named by the server is in the form. */
export function isIssueReportField(name: string): name is keyof IssueReportValues {
  return name in issueReportSchema.shape;
}
