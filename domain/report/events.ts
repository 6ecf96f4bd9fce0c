import type { IssueType } from "../constants.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** A file that came with a report. The file itself lies with the shop's private files, under its number. */
export interface Attachment {
  /** As the sender called it. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** What somebody reported. */
export interface ReportContent {
  readonly userId: string;
  readonly issueType: IssueType;
  readonly subject: string;
  readonly description: string;
  /** Where to answer. */
  readonly email: string;
  /** As it was typed; may be empty. */
  readonly orderNumber: string;
  /** The sender's own order of that number; null where there is none. */
  readonly orderId: string | null;
  readonly attachments: readonly Attachment[];
}

export type ReportEvent =
  | { readonly type: "IssueReported"; readonly data: ReportContent }
  /** The shop has answered, to the sender, whose `userId` it is. */
  | {
      readonly type: "ReportAnswered";
      readonly data: { readonly userId: string; readonly answer: string };
    }
  /** Nothing more has to be done about it; an answer opens it again. */
  | { readonly type: "ReportClosed"; readonly data: Record<string, never> }
  /** Something has to be done about it after all. */
  | { readonly type: "ReportReopened"; readonly data: Record<string, never> }
  /** What the sender wrote is gone; that something was reported stays. */
  | { readonly type: "ReportSenderErased"; readonly data: { readonly userId: string } };
