import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";

export const reportResolvers = {
  Query: {
    async myReports(_parent, { limit, cursor, after }, context) {
      await context.freshness.reach(after);
      const position = context.freshness.position();
      const { documents, totalCount, nextCursor } = await readPage(
        context.readModels.reports.byUser(viewerOf(context).id, {
          limit: pageLimit(limit, 50, 100),
          cursor,
        }),
      );
      return { items: documents.map(({ document }) => document), totalCount, nextCursor, position };
    },
    async reports(_parent, { limit, cursor }, context) {
      const position = context.freshness.position();
      const { documents, totalCount, nextCursor } = await readPage(
        context.readModels.reports.all({ limit: pageLimit(limit, 50, 100), cursor }),
      );
      return { items: documents.map(({ document }) => document), totalCount, nextCursor, position };
    },
  },

  Report: {
    attachments: ({ id, attachments }) =>
      attachments.map((attachment, index) => ({
        ...attachment,
        url: `/api/reports/${id}/attachments/${index}`,
      })),
  },
} satisfies Resolvers;
