import { messages } from "../messages.ts";
import type {
  CommandContext,
  CommandHandler,
  CommandResult,
  CountOfPerson,
  DeriveId,
  Position,
} from "../ports.ts";
import {
  emailUnverified,
  tooMuch,
  type CommandReused,
  type EmailUnverified,
  type InvalidInput,
  type NoRoom,
  type TooManyTries,
} from "../refusal.ts";
import { issueReportDecider, type IssueReportRefusal, type IssueReportState } from "./decider.ts";
import type { Attachment } from "./events.ts";
import {
  completeIssueReport,
  issueReportProblem,
  type IssueReportInput,
} from "./issue-report-input.ts";

/** An uploaded file. */
export interface AttachedFile extends Attachment {
  readonly content: Uint8Array;
}

/** The form with its files. */
export interface SentIssueReport extends Omit<IssueReportInput, "attachments"> {
  readonly files: readonly AttachedFile[];
}

export type SendIssueReportResult =
  | { readonly accepted: true; readonly reportId: string; readonly position: Position | null }
  | {
      readonly accepted: false;
      readonly refusal: InvalidInput | EmailUnverified | TooManyTries | NoRoom | CommandReused;
    };

/** Outcome of a command on a report. */
export type IssueReportResult = CommandResult<IssueReportState, IssueReportRefusal>;

export interface IssueReportService {
  /**
   * Stores a report of the actor, linked to the actor's own order if its number is given. Files
   * require a verified mailbox and free space.
   */
  send(report: SentIssueReport, context: CommandContext): Promise<SendIssueReportResult>;
  /** Answers the sender. The answer reopens a closed report, unless it closes it again. */
  answer(
    reportId: string,
    answer: { readonly text: string; readonly close: boolean },
    context: CommandContext,
  ): Promise<IssueReportResult>;
  /** Closes a report. */
  close(reportId: string, context: CommandContext): Promise<IssueReportResult>;
  /** Reopens a report. */
  reopen(reportId: string, context: CommandContext): Promise<IssueReportResult>;
}

export const createIssueReportService = ({
  commands,
  deriveId,
  orderByNumber,
  countReport,
  hasVerifiedMailbox,
  keepFiles,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  /** Id of the user's own order with a number; null if there is none. */
  readonly orderByNumber: (userId: string, number: string) => Promise<string | null>;
  /** Counts a report of a person. */
  readonly countReport: CountOfPerson;
  /** Whether the person has verified the account's mailbox. */
  readonly hasVerifiedMailbox: (userId: string) => Promise<boolean>;
  /**
   * Stores the files for the sender and admins only. Repeating the report replaces them. Stores
   * nothing if there is no space.
   */
  readonly keepFiles: (
    userId: string,
    reportId: string,
    files: readonly AttachedFile[],
  ) => Promise<NoRoom | null>;
}): IssueReportService => {
  const admit = async (
    userId: string,
    reportId: string,
    files: readonly AttachedFile[],
  ): Promise<EmailUnverified | TooManyTries | NoRoom | null> => {
    if (files.length > 0 && !(await hasVerifiedMailbox(userId))) {
      return emailUnverified(messages.report.attachmentsNeedEmail);
    }
    const seconds = await countReport(userId);
    if (seconds > 0) return tooMuch("You have sent many reports just now.", seconds);
    return keepFiles(userId, reportId, files);
  };

  return {
    async send({ files, ...form }, context) {
      const attachments = files.map(({ name, mediaType, bytes }) => ({ name, mediaType, bytes }));
      const input = { ...form, attachments };
      const problem = issueReportProblem(input);
      if (problem) return { accepted: false, refusal: problem };
      const userId = context.actor.id;
      const reportId = deriveId(context.commandId, "report");
      const report = completeIssueReport(input);
      const orderId =
        report.orderNumber === "" ? null : await orderByNumber(userId, report.orderNumber);
      // Store the files first: files without a report are unreachable, but a report without its
      // files would be wrong.
      const { state } = await commands.load(issueReportDecider, reportId);
      const refusal = state.sent ? null : await admit(userId, reportId, files);
      if (refusal) return { accepted: false, refusal };
      const handled = await commands.handle(
        issueReportDecider,
        reportId,
        { type: "ReportIssue", content: { userId, ...report, orderId } },
        context,
        { reportIssue: input },
      );
      if (handled.accepted) return { accepted: true, reportId, position: handled.position };
      const { refusal: refused } = handled;
      if (refused.code !== "COMMAND_REUSED") {
        throw new Error(`Report ${reportId} was refused at its sending`);
      }
      return { accepted: false, refusal: refused };
    },

    answer: (reportId, { text, close }, context) =>
      commands.handle(
        issueReportDecider,
        reportId,
        { type: "AnswerReport", answer: text, close },
        context,
        { answerReport: { reportId, answer: text, ...(close && { close }) } },
      ),
    close: (reportId, context) =>
      commands.handle(issueReportDecider, reportId, { type: "CloseReport" }, context, {
        closeReport: { reportId },
      }),
    reopen: (reportId, context) =>
      commands.handle(issueReportDecider, reportId, { type: "ReopenReport" }, context, {
        reopenReport: { reportId },
      }),
  };
};
