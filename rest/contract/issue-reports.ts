import { z } from "zod";
import { issueReportStatuses } from "#projections/issue-reports/document.ts";
import { issueReportBody } from "../issue-report.ts";
import { doneBody, id, moment, type Call } from "./call.ts";

const report = z.object({
  _id: id,
  number: z.string().describe("Number for display, for example RP-7K3M9Q."),
  state: z.enum(issueReportStatuses),
  answers: z.array(z.object({ at: moment, text: z.string() })).describe("Oldest first."),
  issueType: z.string(),
  subject: z.string(),
  description: z.string(),
  orderNumber: z.string(),
  orderId: id.nullable(),
  email: z.string(),
  attachments: z.array(
    z.object({
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number().int(),
      url: z.string(),
    }),
  ),
  createdAt: moment,
});

export const issueReportCalls: readonly Call[] = [
  {
    method: "post",
    path: "/reports",
    summary:
      "Submits an issue report with up to three pictures or PDF files as data URLs. Files require a verified email address.",
    access: "SHOP",
    body: issueReportBody,
    answers: [
      { status: 201, description: "The report was received.", body: doneBody.extend({ _id: id }) },
    ],
    refusals: [429],
  },
  {
    method: "get",
    path: "/reports",
    summary: "Returns the caller's latest hundred reports.",
    access: "SHOP",
    answers: [
      {
        status: 200,
        description: "The reports, newest first.",
        body: z.object({ success: z.literal(true), data: z.array(report) }),
      },
    ],
  },
  {
    method: "get",
    path: "/reports/{id}/attachments/{index}",
    summary: "Downloads a file of one's own report, or of any report for admins.",
    access: "SHOP",
    answers: [
      { status: 200, description: "The file, as an attachment.", body: { mediaType: "*/*" } },
    ],
    refusals: [404],
  },
];
