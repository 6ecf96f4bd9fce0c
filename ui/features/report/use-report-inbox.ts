import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import { usePagedQuery, type PagedQuery } from "../../apollo/use-paged-query.ts";
import {
  ReportInboxChangedDocument,
  ReportsDocument,
  ReportStatesDocument,
  type ReportsQuery,
  type ReportState,
} from "../../generated/operations.ts";

type Reports = ReportsQuery["reports"];

export interface ReportInbox extends Pick<
  PagedQuery<Reports>,
  "list" | "failed" | "retry" | "more"
> {
  /** How many reports stand at a state; undefined until that is known. */
  countOf: (state: ReportState) => number | undefined;
  /** Reports that have come since the list was read; they wait, so that nothing moves. */
  waiting: number;
  /** Reads the list anew, with what waits. */
  showWaiting: () => void;
}

/** Everybody's reports, or those at a state, newest first and live. A report that changes stays where it is. */
export function useReportInbox(state: ReportState | null): ReportInbox {
  const { list, failed, retry, more } = usePagedQuery({
    document: ReportsDocument,
    variables: { state },
    listOf: (data) => data.reports,
  });
  const states = useQuery(ReportStatesDocument, { fetchPolicy: "cache-and-network" });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const listed = new Set(list?.items.map(({ id }) => id));
  const waiting = [...arrived].filter((id) => !listed.has(id));

  useLiveUpdates({
    document: ReportInboxChangedDocument,
    variables: {},
    after: list?.position,
    read: ({ reportInboxChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate({ reportInboxChanged: { report, remaining } }) {
      if (!report) return;
      // An open report without answers has just come; every other change is of one that was there.
      const isNew = report.state === "OPEN" && (state === null || state === "OPEN");
      if (isNew) setArrived((before) => new Set(before).add(report.id));
      // The next update brings newer counts where this answer fails.
      if (remaining === 0) void states.refetch().catch(() => undefined);
    },
  });

  return {
    list,
    failed,
    more,
    retry,
    countOf: (one) => states.data?.reportStates.find((count) => count.state === one)?.count,
    waiting: waiting.length,
    showWaiting() {
      setArrived(new Set());
      void retry();
    },
  };
}
