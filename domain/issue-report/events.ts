import type { IssueType } from "../constants.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** A file of a report. Its content is one of the shop's private files, stored under its number. */
export interface Attachment {
  /** File name of the sender. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** The content of a report. */
export interface IssueReportContent {
  readonly userId: string;
  readonly issueType: IssueType;
  readonly subject: string;
  readonly description: string;
  /** Address for the answer. */
  readonly email: string;
  /** As typed; may be empty. */
  readonly orderNumber: string;
  /** The sender's own order with that number; null if there is none. */
  readonly orderId: string | null;
  readonly attachments: readonly Attachment[];
}

export type IssueReportEvent =
  | { readonly type: "IssueReported"; readonly data: IssueReportContent }
  /** The shop answered the sender (`userId`). */
  | {
      readonly type: "ReportAnswered";
      readonly data: { readonly userId: string; readonly answer: string };
    }
  /** The report is closed; an answer reopens it. */
  | { readonly type: "ReportClosed"; readonly data: Record<string, never> }
  /** The report is open again. */
  | { readonly type: "ReportReopened"; readonly data: Record<string, never> }
  /** The sender's texts are erased; the fact of the report remains. */
  | { readonly type: "ReportSenderErased"; readonly data: { readonly userId: string } };
