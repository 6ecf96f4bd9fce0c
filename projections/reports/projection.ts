import { streamCategory, streamId } from "#domain/decider.ts";
import { erasedText } from "#domain/personal.ts";
import type { Projection } from "#projections/projection.ts";
import type { ReportDocument } from "./document.ts";

/** Reports of issues. */
export const reportsProjection: Projection<ReportDocument> = {
  name: "reports",
  version: 2,
  indexes: [["-createdAt"], ["userId", "-createdAt"]],
  counted: [[], ["userId"]],

  key: ({ stream }) => (streamCategory(stream) === "report" ? streamId(stream) : null),

  evolve(document, event) {
    if (event.type === "IssueReported") {
      const { occurredAt: createdAt } = event.metadata;
      return { ...event.data, id: streamId(event.stream), createdAt };
    }
    if (document === null || event.type !== "ReportSenderErased") return null;
    return {
      ...document,
      subject: erasedText,
      description: erasedText,
      email: "",
      orderNumber: "",
      attachments: [],
    };
  },
};
