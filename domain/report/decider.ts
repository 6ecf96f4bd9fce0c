import { accept, unreachable, type Decider } from "../decider.ts";
import type { ReportCommand } from "./commands.ts";
import type { ReportEvent } from "./events.ts";

/** Who sent a report; null before it is sent, and where the sender is erased. */
export interface ReportState {
  readonly sent: boolean;
  readonly userId: string | null;
}

/** A report is sent once, and can lose its sender. Its form is checked before, because a form is no rule of the stream. */
export const reportDecider: Decider<ReportState, ReportCommand, ReportEvent, never> = {
  category: "report",
  initialState: { sent: false, userId: null },
  begins: ({ type }) => type === "ReportIssue",

  evolve(state, event) {
    switch (event.type) {
      case "IssueReported":
        return { sent: true, userId: event.data.userId };
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
      case "EraseSender":
        return state.userId === null
          ? accept()
          : accept({ type: "ReportSenderErased", data: { userId: state.userId } });
      default:
        return unreachable(command);
    }
  },
};
