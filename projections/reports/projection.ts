import { streamCategory, streamId } from "#domain/decider.ts";
import { erasedText } from "#domain/personal.ts";
import type { Projection } from "#projections/projection.ts";
import { shortNumber } from "#projections/short-number.ts";
import type { ReportDocument } from "./document.ts";

/** Reports of issues. */
export const reportsProjection: Projection<ReportDocument> = {
  name: "reports",
  version: 3,
  indexes: [["-createdAt"], ["state", "-createdAt"], ["userId", "-createdAt"]],
  counted: [[], ["state"], ["userId"]],

  key: ({ stream }) => (streamCategory(stream) === "report" ? streamId(stream) : null),

  evolve(document, event) {
    const { occurredAt } = event.metadata;
    if (event.type === "IssueReported") {
      const id = streamId(event.stream);
      return {
        ...event.data,
        id,
        number: shortNumber("RP", id),
        state: "open",
        answers: [],
        createdAt: occurredAt,
      };
    }
    if (document === null) return null;
    switch (event.type) {
      case "ReportAnswered": {
        const answer = { at: occurredAt, text: event.data.answer };
        return { ...document, state: "answered", answers: [...document.answers, answer] };
      }
      case "ReportClosed":
        return { ...document, state: "closed" };
      case "ReportSenderErased":
        return {
          ...document,
          subject: erasedText,
          description: erasedText,
          email: "",
          orderNumber: "",
          attachments: [],
          answers: document.answers.map(({ at }) => ({ at, text: erasedText })),
        };
      default:
        return null;
    }
  },
};
