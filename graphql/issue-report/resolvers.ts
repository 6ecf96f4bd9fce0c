import { attachmentUrl } from "#domain/issue-report/attachment-url.ts";
import type { IssueReportTransition } from "#projections/issue-reports/document.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import { reportStateOf, reportStateWord } from "#graphql/enums.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { listPage } from "#graphql/paging.ts";
import { issueReportCommands } from "./commands.ts";
import { issueReportSubscriptions } from "./subscriptions.ts";

const nameOf = ({ byId }: IssueReportTransition, _arguments: unknown, { loaders }: Context) =>
  loaders.accountName.load(byId);

export const issueReportResolvers = {
  Query: {
    myReports: (_parent, list, context) =>
      listPage(context, list, (query) =>
        context.readModels.reports.byUser(viewerOf(context).id, query),
      ),
    reports: (_parent, { state, search, ...list }, context) =>
      listPage(context, list, (query) =>
        context.readModels.reports.all({
          ...query,
          state: state ? reportStateOf[state] : null,
          search,
        }),
      ),
    async reportStates(_parent, _arguments, { readModels }) {
      const counts = await readModels.reports.countByState();
      return counts.map(({ state, count }) => ({ state: reportStateWord[state], count }));
    },
  },

  Mutation: issueReportCommands,
  Subscription: issueReportSubscriptions,

  IssueReport: {
    state: ({ state }) => reportStateWord[state],
    answers: ({ answers }) => [...answers],
    attachments: ({ id, attachments }) =>
      attachments.map((attachment, index) => ({
        ...attachment,
        url: attachmentUrl(id, index),
      })),
  },

  IssueReportAnswer: { by: nameOf },
  IssueReportTransition: { by: nameOf },
} satisfies Resolvers;
