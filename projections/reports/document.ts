import type { ReportContent } from "#domain/report/events.ts";

/** A report of an issue, as its sender and admins see it. */
export interface ReportDocument extends ReportContent {
  readonly id: string;
  readonly createdAt: string;
}
