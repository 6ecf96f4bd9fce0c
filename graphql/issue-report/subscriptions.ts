import { viewerOf } from "#graphql/context.ts";
import type { SubscriptionResolvers } from "#graphql/generated/resolver-types.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { IssueReportDocument } from "#projections/issue-reports/document.ts";
import { issueReportsCollection } from "#projections/issue-reports/queries.ts";

const asReportUpdate = ({ document, position, remaining }: LiveUpdate<IssueReportDocument>) => ({
  report: document,
  position,
  remaining,
});

export const issueReportSubscriptions = {
  reportChanged: {
    subscribe(_parent, { after }, context) {
      const userId = viewerOf(context).id;
      return context.live.follow<IssueReportDocument>({
        collection: issueReportsCollection,
        where: { userId: { eq: userId } },
        after: after ?? null,
      });
    },
    resolve: asReportUpdate,
  },
  reportInboxChanged: {
    subscribe: (_parent, { after }, { live }) =>
      live.follow<IssueReportDocument>({
        collection: issueReportsCollection,
        where: {},
        after: after ?? null,
      }),
    resolve: asReportUpdate,
  },
} satisfies SubscriptionResolvers;
