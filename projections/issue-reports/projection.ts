import { streamCategory, streamId } from "#domain/decider.ts";
import { withoutPersonal } from "#domain/personal.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { issueReportFields, type IssueReportDocument } from "./document.ts";
import { issueReportNumber } from "./issue-report-number.ts";

/** Reports of issues. */
export const issueReportsProjection: Projection<IssueReportDocument> = {
  name: "reports",
  version: 4,
  indexes: [
    ["-createdAt"],
    ["state", "-createdAt"],
    ["userId", "-createdAt"],
    ["number"],
    ["orderNumber", "-createdAt"],
  ],
  counted: [[], ["state"], ["userId"]],

  key: ({ stream }) => (streamCategory(stream) === "report" ? streamId(stream) : null),

  evolve(document, event) {
    const { occurredAt, actor } = event.metadata;
    if (event.type === "IssueReported") {
      const id = streamId(event.stream);
      return {
        ...event.data,
        id,
        number: issueReportNumber(id),
        state: "open",
        answers: [],
        closed: null,
        reopened: null,
        createdAt: occurredAt,
      };
    }
    if (document === null) return null;
    const turn = { at: occurredAt, byId: actor.id };
    switch (event.type) {
      case "ReportAnswered": {
        const answers = [...document.answers, { ...turn, text: event.data.answer }];
        return { ...document, state: "answered", answers, closed: null, reopened: null };
      }
      case "ReportClosed":
        return { ...document, state: "closed", closed: turn, reopened: null };
      case "ReportReopened":
        return { ...document, state: "open", closed: null, reopened: turn };
      case "ReportSenderErased":
        return withoutPersonal(document, issueReportFields);
      default:
        return null;
    }
  },
};
