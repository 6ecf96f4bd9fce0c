import { skipToken, useQuery } from "@apollo/client/react";
import { useLiveQuery, useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  DayOrdersDocument,
  OpenRunsDocument,
  PlannedRunByIdDocument,
  RunDriversDocument,
  RunsChangedDocument,
  type DueOrderFragment,
} from "../../../generated/operations.ts";
import { useOpenList } from "../kit/use-open-list.ts";

export type DueOrder = DueOrderFragment;

/** All runs that are not closed, by day, live. */
export function useOpenRuns() {
  const { data, error, refetch } = useQuery(OpenRunsDocument, {
    fetchPolicy: "cache-and-network",
  });
  const onChanged = useOpenList(data?.runs, (after) => refetch({ after }));
  useLiveUpdates({
    document: RunsChangedDocument,
    after: data ? null : undefined,
    onUpdate: ({ run, position }) => onChanged(run, position),
    reread: (position) => refetch({ after: position }).catch(() => undefined),
  });
  return { runs: data?.runs, failed: error, retry: () => refetch() };
}

/** One run, live. Null if there is none. */
export function useRun(id: string) {
  const { data, ...read } = useLiveQuery({
    query: PlannedRunByIdDocument,
    variables: { id },
    live: RunsChangedDocument,
  });
  return { run: data?.run, ...read };
}

/** The orders that are due on a zone's day; skipped without a zone. */
export function useDayOrders(zoneId: string | null, date: string) {
  const { data, error, refetch } = useQuery(
    DayOrdersDocument,
    zoneId === null ? skipToken : { variables: { zoneId, date }, fetchPolicy: "cache-and-network" },
  );
  return {
    orders: data?.dayOrders,
    failed: error,
    retry: () => refetch(),
    /** Reads the orders with everything up to a position of the log. */
    refresh: (after: string) => {
      if (zoneId !== null) void refetch({ zoneId, date, after }).catch(() => undefined);
    },
  };
}

/** People who can drive a run. */
export function useDrivers() {
  const { data } = useQuery(RunDriversDocument);
  return data?.drivers ?? [];
}
