import type { ReportContent } from "#domain/report/events.ts";

/** Where a report is: nobody has answered yet, somebody has, or nothing more has to be done about it. */
export const reportStates = ["open", "answered", "closed"] as const;
export type ReportState = (typeof reportStates)[number];

/** An answer of the shop's. */
export interface ReportAnswer {
  readonly at: string;
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
  readonly createdAt: string;
}
