import type { ReportContent } from "#domain/report/events.ts";

/** State of a report: without an answer, answered, or finished. */
export const reportStates = ["open", "answered", "closed"] as const;
export type ReportState = (typeof reportStates)[number];

/** Time and account of an action by staff. */
export interface ReportTurn {
  readonly at: string;
  readonly byId: string;
}

/** An answer of the shop. */
export interface ReportAnswer extends ReportTurn {
  readonly text: string;
}

/** A report of an issue, as its sender and admins see it. */
export interface ReportDocument extends ReportContent {
  readonly id: string;
  /** Short number to quote, for example RP-7K3M9Q. */
  readonly number: string;
  readonly state: ReportState;
  /** Oldest first. */
  readonly answers: readonly ReportAnswer[];
  /** Null unless it is closed. */
  readonly closed: ReportTurn | null;
  /** Null unless it was reopened and has no answer since. */
  readonly reopened: ReportTurn | null;
  readonly createdAt: string;
}
