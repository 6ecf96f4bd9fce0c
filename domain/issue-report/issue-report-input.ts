import { issueTypes, limits, type IssueType } from "../constants.ts";
import { isEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import { hasControls, normalLine, normalParagraphs } from "../values/line.ts";
import { normalForm } from "../values/normal-form.ts";
import type { Attachment } from "./events.ts";

/** The completed form of the issue page. */
export interface IssueReportInput {
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
  if (missing !== undefined && normalLine(value) === "") return [{ field, message: missing }];
  if (value.length > longest) return [{ field, message: `At most ${longest} characters` }];
  return field !== "description" && hasControls(normalLine(value))
    ? [{ field, message: "Please write this on one line" }]
    : [];
};

/** Specification section 5, "Report issue". */
export const issueReportProblem = (input: IssueReportInput): InvalidInput | null => {
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

/** The input in its stored form. Call `reportInputProblem` first. */
export const completeIssueReport = (input: IssueReportInput) => {
  const { issueType } = input;
  if (!isIssueType(issueType)) throw new Error("A report was completed before it was checked");
  return {
    issueType,
    subject: normalLine(input.subject),
    description: normalParagraphs(input.description),
    orderNumber: normalLine(input.orderNumber).toUpperCase(),
    email: normalForm(input.email, "NFKC").trim(),
    attachments: input.attachments,
  };
};
