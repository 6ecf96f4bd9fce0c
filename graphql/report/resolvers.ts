import { attachmentUrl } from "#domain/report/attachment-url.ts";
import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { listPage } from "#graphql/paging.ts";

export const reportResolvers = {
  Query: {
    myReports: (_parent, list, context) =>
      listPage(context, list, (query) =>
        context.readModels.reports.byUser(viewerOf(context).id, query),
      ),
    reports: (_parent, list, context) => listPage(context, list, context.readModels.reports.all),
  },

  Report: {
    attachments: ({ id, attachments }) =>
      attachments.map((attachment, index) => ({
        ...attachment,
        url: attachmentUrl(id, index),
      })),
  },
} satisfies Resolvers;
