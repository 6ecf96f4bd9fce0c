import type { ReportContent } from "./events.ts";

export type ReportCommand =
  | { readonly type: "ReportIssue"; readonly content: ReportContent }
  | {
      readonly type: "AnswerReport";
      readonly answer: string;
      /** Whether the answer also closes the report. */
      readonly close: boolean;
    }
  | { readonly type: "CloseReport" }
  | { readonly type: "ReopenReport" }
  | { readonly type: "EraseSender" };
