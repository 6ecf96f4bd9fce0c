import { limits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import { normalParagraphs } from "../values/line.ts";
import type { IssueReportCommand } from "./commands.ts";
import type { IssueReportEvent } from "./events.ts";

/** The report state that decisions need. */
export interface IssueReportState {
  readonly sent: boolean;
  /** The sender; null before the report, and after the sender's erasure. */
  readonly userId: string | null;
  readonly answers: number;
  readonly closed: boolean;
}

export type IssueReportRefusal = InvalidInput | NotFound;

const texts = messages.report;

const answerProblem = (answer: string): string | null => {
  if (normalParagraphs(answer) === "") return texts.answerMissing;
  return answer.length > limits.reportAnswer ? `At most ${limits.reportAnswer} characters` : null;
};

/**
 * A report is sent once, may be answered several times, closed and reopened, and can lose its
 * sender. The form is validated before, because its rules are not rules of the stream.
 */
export const issueReportDecider: Decider<
  IssueReportState,
  IssueReportCommand,
  IssueReportEvent,
  IssueReportRefusal
> = {
  category: "report",
  initialState: { sent: false, userId: null, answers: 0, closed: false },
  begins: ({ type }) => type === "ReportIssue",

  evolve(state, event) {
    switch (event.type) {
      case "IssueReported":
        return { ...state, sent: true, userId: event.data.userId };
      case "ReportAnswered":
        return { ...state, answers: state.answers + 1, closed: false };
      case "ReportClosed":
        return { ...state, closed: true };
      case "ReportReopened":
        return { ...state, closed: false };
      case "ReportSenderErased":
        return { ...state, userId: null };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "ReportIssue":
        return state.sent ? accept() : accept({ type: "IssueReported", data: command.content });
      case "AnswerReport": {
        const { userId, answers } = state;
        // An erased sender cannot read an answer.
        if (userId === null) return refuse(notFound(texts.notFound));
        const problem =
          answers < limits.reportAnswers ? answerProblem(command.answer) : texts.tooManyAnswers;
        if (problem !== null) return refuse(invalidInput({ field: "answer", message: problem }));
        const answer = normalParagraphs(command.answer);
        return accept(
          { type: "ReportAnswered", data: { userId, answer } },
          ...(command.close ? [{ type: "ReportClosed", data: {} } as const] : []),
        );
      }
      case "CloseReport":
        if (!state.sent) return refuse(notFound(texts.notFound));
        return state.closed ? accept() : accept({ type: "ReportClosed", data: {} });
      case "ReopenReport":
        if (!state.sent) return refuse(notFound(texts.notFound));
        return state.closed ? accept({ type: "ReportReopened", data: {} }) : accept();
      case "EraseSender":
        return state.userId === null
          ? accept()
          : accept({ type: "ReportSenderErased", data: { userId: state.userId } });
      default:
        return unreachable(command);
    }
  },
};
