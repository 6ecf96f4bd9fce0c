import { messages } from "#texts/messages.ts";
import * as t from "#texts/report.ts";
import { z } from "zod";
import { emailSchema } from "../../components/email-schema.ts";
import { issueTypes, limits } from "../../generated/shop.ts";

const texts = messages.report;

function atMost(longest: number) {
  return z.string().trim().max(longest, t.atMostCharacters(longest));
}

/** The form of an issue report. */
export const reportSchema = z.object({
  issueType: z
    .string()
    .refine((type) => (issueTypes as readonly string[]).includes(type), texts.issueTypeMissing),
  subject: atMost(limits.reportSubject).min(1, texts.subjectMissing),
  description: atMost(limits.reportDescription).min(1, texts.descriptionMissing),
  orderNumber: atMost(limits.reportOrderNumber),
  email: emailSchema(texts.emailMissing, texts.emailInvalid),
});

export type ReportValues = z.infer<typeof reportSchema>;

/** Whether a field named by the server is in the form. */
export function isReportField(name: string): name is keyof ReportValues {
  return name in reportSchema.shape;
}
