import { attachmentUrl } from "#domain/report/attachment-url.ts";
import { viewerOf } from "#graphql/context.ts";
import { reportStateOf, reportStateWord } from "#graphql/enums.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { listPage } from "#graphql/paging.ts";
import { reportCommands } from "./commands.ts";
import { reportSubscriptions } from "./subscriptions.ts";

export const reportResolvers = {
  Query: {
    myReports: (_parent, list, context) =>
      listPage(context, list, (query) =>
        context.readModels.reports.byUser(viewerOf(context).id, query),
      ),
    reports: (_parent, { state, ...list }, context) =>
      listPage(context, list, (query) =>
        context.readModels.reports.all({ ...query, state: state ? reportStateOf[state] : null }),
      ),
    async reportStates(_parent, _arguments, { readModels }) {
      const counts = await readModels.reports.countByState();
      return counts.map(({ state, count }) => ({ state: reportStateWord[state], count }));
    },
  },

  Mutation: reportCommands,
  Subscription: reportSubscriptions,

  Report: {
    state: ({ state }) => reportStateWord[state],
    answers: ({ answers }) => [...answers],
    attachments: ({ id, attachments }) =>
      attachments.map((attachment, index) => ({
        ...attachment,
        url: attachmentUrl(id, index),
      })),
  },
} satisfies Resolvers;
