import type { ReportContent } from "./events.ts";

export type ReportCommand =
  | { readonly type: "ReportIssue"; readonly content: ReportContent }
  | { readonly type: "AnswerReport"; readonly answer: string }
  | { readonly type: "CloseReport" }
  | { readonly type: "EraseSender" };
