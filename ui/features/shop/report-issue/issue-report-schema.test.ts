import { describe, expect, it } from "vitest";
import { issueTypes, limits, messages } from "../../../generated/shop.ts";
import {
  isIssueReportField,
  issueReportSchema,
  type IssueReportValues,
} from "./issue-report-schema.ts";

const texts = messages.report;

const filledIn: IssueReportValues = {
  issueType: issueTypes[0],
  subject: "A cracked bowl",
  description: "It came in two pieces.",
  orderNumber: "",
  email: "ishara@example.com",
};

const problems = (change: Partial<IssueReportValues>) => {
  const { error } = issueReportSchema.safeParse({ ...filledIn, ...change });
  return error?.issues.map(({ message }) => message) ?? [];
};

describe("an issue report", () => {
  it("may be without an order", () => {
    expect(problems({})).toEqual([]);
  });

  it.each([...issueTypes])("may be about %s", (issueType) => {
    expect(problems({ issueType })).toEqual([]);
  });

  it.each([
    [{ issueType: "" }, texts.issueTypeMissing],
    [{ issueType: "Something else" }, texts.issueTypeMissing],
    [{ subject: "  " }, texts.subjectMissing],
    [{ description: "" }, texts.descriptionMissing],
    [{ email: "ishara@home" }, texts.emailInvalid],
    [{ email: "two words@example.com" }, texts.emailInvalid],
    [
      { subject: "x".repeat(limits.reportSubject + 1) },
      `At most ${limits.reportSubject} characters`,
    ],
    [
      { description: "x".repeat(limits.reportDescription + 1) },
      `At most ${limits.reportDescription} characters`,
    ],
  ])("reports its errors", (change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  it("asks for a missing email instead of calling it invalid", () => {
    expect(problems({ email: "" })[0]).toBe(texts.emailMissing);
  });
});

it("distinguishes its own fields from others the server may name", () => {
  expect(isIssueReportField("subject")).toBe(true);
  expect(isIssueReportField("attachments")).toBe(false);
});
