import { messages } from "#domain/messages.ts";
import type { IssueReportResult } from "#domain/issue-report/service.ts";
import { notFound } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import type { MutationResolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";

/** The report after a command, with a confirmation. */
const changed = async (
  reportId: string,
  result: IssueReportResult,
  message: string,
  { answers, freshness }: Context,
) => {
  if (!result.accepted) return refusalMember(result.refusal);
  const report = await answers.report(reportId, result.position);
  if (!report) return refusalMember(notFound(messages.report.notFound));
  return {
    __typename: "IssueReportChanged" as const,
    report,
    message,
    position: result.position ?? freshness.position(),
  };
};

export const issueReportCommands = {
  async answerReport(_parent, { reportId, answer, close, commandId }, context) {
    const result = await context.reports.answer(
      reportId,
      { text: answer, close },
      context.command(commandId),
    );
    const { answered, answeredAndClosed } = messages.report;
    return changed(reportId, result, close ? answeredAndClosed : answered, context);
  },
  async closeReport(_parent, { reportId, commandId }, context) {
    const result = await context.reports.close(reportId, context.command(commandId));
    return changed(reportId, result, messages.report.closed, context);
  },
  async reopenReport(_parent, { reportId, commandId }, context) {
    const result = await context.reports.reopen(reportId, context.command(commandId));
    return changed(reportId, result, messages.report.reopened, context);
  },
} satisfies MutationResolvers;
