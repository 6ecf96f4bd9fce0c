import type { IssueReportContent } from "./events.ts";

export type IssueReportCommand =
  | { readonly type: "ReportIssue"; readonly content: IssueReportContent }
  | {
      readonly type: "AnswerReport";
      readonly answer: string;
      /** Whether the answer also closes the report. */
      readonly close: boolean;
    }
  | { readonly type: "CloseReport" }
  | { readonly type: "ReopenReport" }
  | { readonly type: "EraseSender" };
