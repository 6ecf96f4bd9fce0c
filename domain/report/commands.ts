import type { ReportContent } from "./events.ts";

export type ReportCommand =
  | { readonly type: "ReportIssue"; readonly content: ReportContent }
  | {
      readonly type: "AnswerReport";
      readonly answer: string;
      /** Nothing more has to be done about it with this answer. */
      readonly close: boolean;
    }
  | { readonly type: "CloseReport" }
  | { readonly type: "ReopenReport" }
  | { readonly type: "EraseSender" };
