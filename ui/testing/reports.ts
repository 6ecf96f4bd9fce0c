import type { IssueReportStatus } from "../generated/operations.ts";

/** The staff member who closed or reopened a report, and when. */
export function turnOf(by: string) {
  return { __typename: "IssueReportTransition", at: "2026-11-22T09:00:00.000Z", by };
}

/** An issue report as pages read it. */
export function reportViewOf(
  id: string,
  state: IssueReportStatus = "OPEN",
  answers: readonly string[] = [],
) {
  return {
    __typename: "IssueReport",
    id,
    number: `RP-${id}`,
    state,
    answers: answers.map((text) => ({
      __typename: "IssueReportAnswer",
      at: "2026-11-22T08:00:00.000Z",
      text,
      by: "Kasun",
    })),
    closed: state === "CLOSED" ? turnOf("Kasun") : null,
    reopened: null as ReturnType<typeof turnOf> | null,
    issueType: "Product Defect",
    subject: `Leg ${id}`,
    description: "The left one.",
    email: "ann@example.lk",
    orderNumber: "",
    orderId: null,
    createdAt: "2026-11-22T07:00:00.000Z",
    attachments: [],
  };
}
