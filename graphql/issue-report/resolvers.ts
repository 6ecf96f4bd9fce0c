import { attachmentUrl } from "#domain/issue-report/attachment-url.ts";
import { nameOf } from "#graphql/loaders.ts";
import { refuseGuessing } from "#graphql/sees-personal.ts";
import type { IssueReportTransition } from "#projections/issue-reports/document.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { listPage } from "#graphql/paging.ts";
import { issueReportCommands } from "./commands.ts";
import { issueReportSubscriptions } from "./subscriptions.ts";

const by = ({ byId }: IssueReportTransition, _arguments: unknown, context: Context) =>
  nameOf(byId, context);

export const issueReportResolvers = {
  Query: {
    myReports: (_parent, list, context) =>
      listPage(context, list, (query) =>
        context.readModels.reports.byUser(viewerOf(context).id, query),
      ),
    reports(_parent, { state, search, ...list }, context) {
      refuseGuessing({ search }, context);
      return listPage(context, list, (query) =>
        context.readModels.reports.all({
          ...query,
          state: state ?? null,
          search,
        }),
      );
    },
    async reportStates(_parent, _arguments, { readModels }) {
      const counts = await readModels.reports.countByState();
      return counts.map(({ state, count }) => ({ state, count }));
    },
  },

  Mutation: issueReportCommands,
  Subscription: issueReportSubscriptions,

  IssueReport: {
    answers: ({ answers, userId }) => answers.map((answer) => ({ ...answer, userId })),
    attachments: ({ id, attachments }) =>
      attachments.map((attachment, index) => ({ ...attachment, url: attachmentUrl(id, index) })),
  },

  IssueReportAnswer: { by },
  IssueReportTransition: { by },
} satisfies Resolvers;
