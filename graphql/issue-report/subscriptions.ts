import { viewerOf, type Context } from "#graphql/context.ts";
import type { SubscriptionResolvers } from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import type { IssueReportDocument } from "#projections/issue-reports/document.ts";
import { issueReportsCollection } from "#projections/issue-reports/queries.ts";

export const issueReportSubscriptions = {
  reportChanged: liveList({
    collection: issueReportsCollection,
    where: (_args, context: Context) => ({ userId: { eq: viewerOf(context).id } }),
    show: (report: IssueReportDocument | null) => ({ report }),
  }),
  reportInboxChanged: liveList({
    collection: issueReportsCollection,
    where: () => ({}),
    show: (report: IssueReportDocument | null) => ({ report }),
  }),
} satisfies SubscriptionResolvers;
