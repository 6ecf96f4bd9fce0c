import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { InboxLook } from "./inbox-look.ts";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import { usePagedQuery, type PagedQuery } from "../../apollo/use-paged-query.ts";
import {
  ReportInboxChangedDocument,
  ReportsDocument,
  ReportStatesDocument,
  type InboxReport_ReportFragment,
  type ReportsQuery,
  type ReportState,
} from "../../generated/operations.ts";

type Reports = ReportsQuery["reports"];

/** A report as admins read it, with who did what about it. */
export type InboxReport = InboxReport_ReportFragment;

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

/**
 * Everybody's reports, those at a state or those with some words, newest first and live. A report
 * that changes stays where it is.
 */
export function useReportInbox({
  state,
  search,
}: Pick<InboxLook, "state" | "search">): ReportInbox {
  const { list, failed, retry, more } = usePagedQuery({
    document: ReportsDocument,
    variables: { state, search: search || null },
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
      // Whoever looks for words knows what is meant.
      const isNew =
        report.state === "OPEN" &&
        !report.reopened &&
        state !== "ANSWERED" &&
        state !== "CLOSED" &&
        !search;
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
