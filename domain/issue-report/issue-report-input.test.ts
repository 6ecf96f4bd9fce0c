import { describe, expect, it } from "vitest";
import { issueTypes } from "../constants.ts";
import {
  completeIssueReport,
  issueReportProblem,
  type IssueReportInput,
} from "./issue-report-input.ts";

const file = { name: "leg.jpg", mediaType: "image/jpeg", bytes: 10 };

const input = (changes: Partial<IssueReportInput> = {}): IssueReportInput => ({
  issueType: "Product Defect",
  subject: "A leg is loose",
  description: "The left one.",
  orderNumber: "",
  email: "ann@example.com",
  attachments: [],
  ...changes,
});

describe("the input of an issue report", () => {
  it.each([
    ["an ordinary report", {}],
    ["three files", { attachments: [file, file, file] }],
    ["an order number", { orderNumber: "NV-7K3M9Q" }],
    ["the longest subject", { subject: "x".repeat(120) }],
  ])("accepts %s", (_what, changes) => {
    expect(issueReportProblem(input(changes))).toBeNull();
  });

  it.each(issueTypes)("accepts the type %s", (issueType) => {
    expect(issueReportProblem(input({ issueType }))).toBeNull();
  });

  it.each([
    ["no type", { issueType: "" }, "issueType", "Please select an issue type"],
    ["another type", { issueType: "Toys" }, "issueType", "Please select an issue type"],
    ["no subject", { subject: " " }, "subject", "Subject is required"],
    ["a long subject", { subject: "x".repeat(121) }, "subject", "At most 120 characters"],
    [
      "a subject of two lines",
      { subject: "A leg\nBcc: x@y.lk" },
      "subject",
      "Please write this on one line",
    ],
    [
      "a NUL in the number",
      { orderNumber: "NV-\u0000" },
      "orderNumber",
      "Please write this on one line",
    ],
    ["no description", { description: "" }, "description", "Description is required"],
    ["no e-mail", { email: " " }, "email", "Email is required"],
    ["a wrong e-mail", { email: "ann@" }, "email", "Please enter a valid email"],
    [
      "four files",
      { attachments: [file, file, file, file] },
      "attachments",
      "At most 3 attachments",
    ],
    ["a long number", { orderNumber: "x".repeat(41) }, "orderNumber", "At most 40 characters"],
  ])("refuses %s", (_what, changes, field, message) => {
    expect(issueReportProblem(input(changes))?.fields).toEqual([{ field, message }]);
  });

  it("reports every invalid field at once", () => {
    const wrong = input({ issueType: "", subject: "", description: "", email: "" });
    expect(issueReportProblem(wrong)?.fields.map(({ field }) => field)).toEqual([
      "issueType",
      "subject",
      "description",
      "email",
    ]);
  });

  it("is stored without surrounding blanks", () => {
    expect(
      completeIssueReport(input({ subject: " A leg ", orderNumber: " nv-7k3m9q " })),
    ).toMatchObject({
      subject: "A leg",
      orderNumber: "NV-7K3M9Q",
    });
  });
});
