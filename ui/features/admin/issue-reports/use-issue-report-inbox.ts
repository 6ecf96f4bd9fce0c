import { useState } from "react";
import type { InboxView } from "./inbox-view.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  ReportInboxChangedDocument,
  ReportsDocument,
  ReportStatesDocument,
  type InboxReport_ReportFragment,
  type ReportsQuery,
  type IssueReportStatus,
} from "../../../generated/operations.ts";
import { latest, usePagedRead, useRead, type PagedReading } from "../kit/read.tsx";

type Reports = ReportsQuery["reports"];

/** A report as admins read it, with the actors of its changes. */
export type InboxReport = InboxReport_ReportFragment;

export interface IssueReportInbox extends PagedReading<Reports> {
  /** The number of reports in a state; undefined until that is known. */
  countOf: (state: IssueReportStatus) => number | undefined;
  /** New reports since the list was read; they are held back, so that nothing moves. */
  waiting: number;
  /** Reloads the list, including the new reports. */
  showWaiting: () => void;
}

/**
 * All reports, filtered by state or words, newest first and live. A report that changes stays in
 * place.
 */
export function useIssueReportInbox({
  state,
  search,
}: Pick<InboxView, "state" | "search">): IssueReportInbox {
  const reports = usePagedRead({
    document: ReportsDocument,
    variables: { state, search: search || null },
    listOf: (data) => data.reports,
  });
  const { list } = reports;
  const states = useRead(ReportStatesDocument, {});
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const listed = new Set(list?.items.map(({ id }) => id));
  const waiting = [...arrived].filter((id) => !listed.has(id));

  useLiveUpdates({
    document: ReportInboxChangedDocument,
    after: list?.position,
    onUpdate({ report, remaining }) {
      if (!report) return;
      // An open report without answers is new; other updates are about older reports. During a
      // search new reports are not counted.
      const isNew =
        report.state === "OPEN" &&
        !report.reopened &&
        state !== "ANSWERED" &&
        state !== "CLOSED" &&
        !search;
      if (isNew) setArrived((before) => new Set(before).add(report.id));
      // If this fails, the next update brings newer counts.
      if (remaining === 0) void states.refresh();
    },
  });

  return {
    ...reports,
    countOf: (one) => latest(states)?.reportStates.find((count) => count.state === one)?.count,
    waiting: waiting.length,
    showWaiting() {
      setArrived(new Set());
      void reports.retry();
    },
  };
}
