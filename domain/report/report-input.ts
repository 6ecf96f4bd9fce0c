import { issueTypes, limits, type IssueType } from "../constants.ts";
import { isEmail } from "../email.ts";
import { messages } from "../messages.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import { visibleText } from "../visible-text.ts";
import type { Attachment } from "./events.ts";

/** The form of the issue page, as it was filled in. */
export interface ReportInput {
  readonly issueType: string;
  readonly subject: string;
  readonly description: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly attachments: readonly Attachment[];
}

const texts = messages.report;

const isIssueType = (text: string): text is IssueType =>
  (issueTypes as readonly string[]).includes(text);

const textProblems = (
  field: "subject" | "description" | "orderNumber",
  value: string,
  longest: number,
  missing?: string,
): FieldProblem[] => {
  if (missing !== undefined && visibleText(value) === "") return [{ field, message: missing }];
  return value.length > longest ? [{ field, message: `At most ${longest} characters` }] : [];
};

/** Specification section 5, "Report issue". */
export const reportInputProblem = (input: ReportInput): InvalidInput | null => {
  const { issueType, subject, description, orderNumber, email, attachments } = input;
  const problems: FieldProblem[] = [];
  if (!isIssueType(issueType)) {
    problems.push({ field: "issueType", message: texts.issueTypeMissing });
  }
  problems.push(
    ...textProblems("subject", subject, limits.reportSubject, texts.subjectMissing),
    ...textProblems("description", description, limits.reportDescription, texts.descriptionMissing),
    ...textProblems("orderNumber", orderNumber, limits.reportOrderNumber),
  );
  if (!isEmail(email)) {
    const message = email.trim() === "" ? texts.emailMissing : texts.emailInvalid;
    problems.push({ field: "email", message });
  }
  if (attachments.length > limits.reportAttachments) {
    problems.push({ field: "attachments", message: texts.tooManyAttachments });
  }
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** The input as it is stored; ask `reportInputProblem` first. */
export const completeReport = (input: ReportInput) => {
  const { issueType } = input;
  if (!isIssueType(issueType)) throw new Error("A report was completed before it was checked");
  return {
    issueType,
    subject: visibleText(input.subject),
    description: input.description.trim(),
    orderNumber: input.orderNumber.trim().toUpperCase(),
    email: input.email.trim(),
    attachments: input.attachments,
  };
};
