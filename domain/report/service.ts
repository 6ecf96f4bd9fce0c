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
  emailUnproven,
  tooMuch,
  type CommandReused,
  type EmailUnproven,
  type InvalidInput,
  type NoRoom,
  type TooManyTries,
} from "../refusal.ts";
import { reportDecider, type ReportRefusal, type ReportState } from "./decider.ts";
import type { Attachment } from "./events.ts";
import { completeReport, reportInputProblem, type ReportInput } from "./report-input.ts";

/** A file as it was sent. */
export interface AttachedFile extends Attachment {
  readonly content: Uint8Array;
}

/** The form, with its files. */
export interface SentReport extends Omit<ReportInput, "attachments"> {
  readonly files: readonly AttachedFile[];
}

export type ReportAnswer =
  | { readonly accepted: true; readonly reportId: string; readonly position: Position | null }
  | {
      readonly accepted: false;
      readonly refusal: InvalidInput | EmailUnproven | TooManyTries | NoRoom | CommandReused;
    };

/** What a command about a report led to. */
export type ReportResult = CommandResult<ReportState, ReportRefusal>;

export interface ReportService {
  /**
   * Keeps a report of the actor's, linked to the actor's own order where its number is given. Files are taken from
   * people with a proven mailbox, as far as there is room for them.
   */
  send(report: SentReport, context: CommandContext): Promise<ReportAnswer>;
  /** Answers the sender. A closed report is open again by it, unless the answer closes it. */
  answer(
    reportId: string,
    answer: { readonly text: string; readonly close: boolean },
    context: CommandContext,
  ): Promise<ReportResult>;
  /** Nothing more has to be done about it. */
  close(reportId: string, context: CommandContext): Promise<ReportResult>;
  /** Something has to be done about it after all. */
  reopen(reportId: string, context: CommandContext): Promise<ReportResult>;
}

export const createReportService = ({
  commands,
  deriveId,
  orderByNumber,
  countReport,
  hasProvenMailbox,
  keepFiles,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  /** Id of the user's own order of a number; null where there is none. */
  readonly orderByNumber: (userId: string, number: string) => Promise<string | null>;
  /** Counts a report of a person's. */
  readonly countReport: CountOfPerson;
  /** Whether the person has proven to read the mailbox of the account. */
  readonly hasProvenMailbox: (userId: string) => Promise<boolean>;
  /**
   * Keeps the files where only the sender and admins get them; the same report again replaces them. Where there is no
   * room nothing is kept.
   */
  readonly keepFiles: (
    userId: string,
    reportId: string,
    files: readonly AttachedFile[],
  ) => Promise<NoRoom | null>;
}): ReportService => {
  const admit = async (
    userId: string,
    reportId: string,
    files: readonly AttachedFile[],
  ): Promise<EmailUnproven | TooManyTries | NoRoom | null> => {
    if (files.length > 0 && !(await hasProvenMailbox(userId))) {
      return emailUnproven(messages.report.attachmentsNeedEmail);
    }
    const seconds = await countReport(userId);
    if (seconds > 0) return tooMuch("You have sent many reports just now.", seconds);
    return keepFiles(userId, reportId, files);
  };

  return {
    async send({ files, ...form }, context) {
      const attachments = files.map(({ name, mediaType, bytes }) => ({ name, mediaType, bytes }));
      const input = { ...form, attachments };
      const problem = reportInputProblem(input);
      if (problem) return { accepted: false, refusal: problem };
      const userId = context.actor.id;
      const reportId = deriveId(context.commandId, "report");
      const report = completeReport(input);
      const orderId =
        report.orderNumber === "" ? null : await orderByNumber(userId, report.orderNumber);
      // Files without a report are found by nobody; a report without its files would be a lie.
      const { state } = await commands.load(reportDecider, reportId);
      const refusal = state.sent ? null : await admit(userId, reportId, files);
      if (refusal) return { accepted: false, refusal };
      const handled = await commands.handle(
        reportDecider,
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
        reportDecider,
        reportId,
        { type: "AnswerReport", answer: text, close },
        context,
        { answerReport: { reportId, answer: text, ...(close && { close }) } },
      ),
    close: (reportId, context) =>
      commands.handle(reportDecider, reportId, { type: "CloseReport" }, context, {
        closeReport: { reportId },
      }),
    reopen: (reportId, context) =>
      commands.handle(reportDecider, reportId, { type: "ReopenReport" }, context, {
        reopenReport: { reportId },
      }),
  };
};
