import type { ReportContent } from "#domain/report/events.ts";

/** Where a report is: nobody has answered yet, somebody has, or nothing more has to be done about it. */
export const reportStates = ["open", "answered", "closed"] as const;
export type ReportState = (typeof reportStates)[number];

/** When one of the staff did something about a report, and the account that did it. */
export interface ReportTurn {
  readonly at: string;
  readonly byId: string;
}

/** An answer of the shop's. */
export interface ReportAnswer extends ReportTurn {
  readonly text: string;
}

/** A report of an issue, as its sender and admins see it. */
export interface ReportDocument extends ReportContent {
  readonly id: string;
  /** Short number for people, for example RP-7K3M9Q. */
  readonly number: string;
  readonly state: ReportState;
  /** Oldest first. */
  readonly answers: readonly ReportAnswer[];
  /** Null unless it is closed. */
  readonly closed: ReportTurn | null;
  /** Null unless it was opened again and nobody has answered since. */
  readonly reopened: ReportTurn | null;
  readonly createdAt: string;
}
