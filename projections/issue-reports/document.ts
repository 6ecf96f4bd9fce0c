import { eventFields, personalText, type DeclaredDocument } from "#domain/personal.ts";
import type { IssueReportContent } from "#domain/issue-report/events.ts";

/** State of a report: without an answer, answered, or finished. */
export const issueReportStatuses = ["open", "answered", "closed"] as const;
export type IssueReportStatus = (typeof issueReportStatuses)[number];

/** Time and account of an action by staff. */
export interface IssueReportTransition {
  readonly at: string;
  readonly byId: string;
}

/** An answer of the shop. */
export interface IssueReportAnswer extends IssueReportTransition {
  readonly text: string;
}

/** A report of an issue, as its sender and admins see it. */
export interface IssueReportDocument extends IssueReportContent {
  readonly id: string;
  /** Short number to quote, for example RP-7K3M9Q. */
  readonly number: string;
  readonly state: IssueReportStatus;
  /** Oldest first. */
  readonly answers: readonly IssueReportAnswer[];
  /** Null unless it is closed. */
  readonly closed: IssueReportTransition | null;
  /** Null unless it was reopened and has no answer since. */
  readonly reopened: IssueReportTransition | null;
  readonly createdAt: string;
}

const turn = { at: "open", byId: "open" } as const;

/** Every field of the document, declared as personal or open. */
export const issueReportFields: DeclaredDocument<IssueReportDocument> = {
  ...eventFields.IssueReported,
  id: "open",
  number: "open",
  state: "open",
  answers: { ...turn, text: personalText },
  closed: turn,
  reopened: turn,
  createdAt: "open",
};
