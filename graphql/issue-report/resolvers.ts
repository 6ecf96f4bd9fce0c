import { attachmentUrl } from "#domain/issue-report/attachment-url.ts";
import { maskedText } from "#history/masking.ts";
import { refuseGuessing, seesPersonal, visibleName } from "#graphql/sees-personal.ts";
import type {
  IssueReportDocument,
  IssueReportTransition,
} from "#projections/issue-reports/document.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import { reportStateOf, reportStateWord } from "#graphql/enums.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { listPage } from "#graphql/paging.ts";
import { issueReportCommands } from "./commands.ts";
import { issueReportSubscriptions } from "./subscriptions.ts";

const nameOf = ({ byId }: IssueReportTransition, _arguments: unknown, context: Context) =>
  visibleName(byId, context);

/** The sender reads their own report; others need the right to see words about people. */
const isOpen = ({ userId }: IssueReportDocument, context: Context): boolean =>
  userId === context.viewer?.id || seesPersonal(context);

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
          state: state ? reportStateOf[state] : null,
          search,
        }),
      );
    },
    async reportStates(_parent, _arguments, { readModels }) {
      const counts = await readModels.reports.countByState();
      return counts.map(({ state, count }) => ({ state: reportStateWord[state], count }));
    },
  },

  Mutation: issueReportCommands,
  Subscription: issueReportSubscriptions,

  IssueReport: {
    state: ({ state }) => reportStateWord[state],
    answers: (report, _arguments, context) =>
      isOpen(report, context)
        ? [...report.answers]
        : report.answers.map((answer) => ({ ...answer, text: maskedText })),
    subject: (report, _arguments, context) =>
      isOpen(report, context) ? report.subject : maskedText,
    description: (report, _arguments, context) =>
      isOpen(report, context) ? report.description : maskedText,
    email: (report, _arguments, context) => (isOpen(report, context) ? report.email : maskedText),
    attachments: (report, _arguments, context) =>
      isOpen(report, context)
        ? report.attachments.map((attachment, index) => ({
            ...attachment,
            url: attachmentUrl(report.id, index),
          }))
        : [],
  },

  IssueReportAnswer: { by: nameOf },
  IssueReportTransition: { by: nameOf },
} satisfies Resolvers;
