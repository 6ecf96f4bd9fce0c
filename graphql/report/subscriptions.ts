import { viewerOf } from "#graphql/context.ts";
import type { SubscriptionResolvers } from "#graphql/generated/resolver-types.ts";
import type { LiveUpdate } from "#projections/change-feed.ts";
import type { ReportDocument } from "#projections/reports/document.ts";
import { reportsCollection } from "#projections/reports/queries.ts";

const asReportUpdate = ({ document, position, remaining }: LiveUpdate<ReportDocument>) => ({
  report: document,
  position,
  remaining,
});

export const reportSubscriptions = {
  reportChanged: {
    subscribe(_parent, { after }, context) {
      const userId = viewerOf(context).id;
      return context.live.follow<ReportDocument>({
        collection: reportsCollection,
        where: { userId: { eq: userId } },
        after: after ?? null,
      });
    },
    resolve: asReportUpdate,
  },
  reportInboxChanged: {
    subscribe: (_parent, { after }, { live }) =>
      live.follow<ReportDocument>({
        collection: reportsCollection,
        where: {},
        after: after ?? null,
      }),
    resolve: asReportUpdate,
  },
} satisfies SubscriptionResolvers;
