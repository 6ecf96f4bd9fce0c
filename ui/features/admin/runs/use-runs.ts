import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  DayOrdersDocument,
  OpenRunsDocument,
  PlannedRunByIdDocument,
  RunDriversDocument,
  RunsChangedDocument,
  type DueOrderFragment,
} from "../../../generated/operations.ts";
import { latest, useLiveRead, useRead } from "../kit/read.tsx";
import { useOpenList } from "../kit/use-open-list.ts";

export type DueOrder = DueOrderFragment;

/** All runs that are not closed, by day, live. */
export function useOpenRuns() {
  const runs = useRead(OpenRunsDocument, {});
  const known = latest(runs)?.runs;
  const onChanged = useOpenList(known, runs.refresh);
  useLiveUpdates({
    document: RunsChangedDocument,
    after: known ? null : undefined,
    onUpdate: ({ run, position }) => onChanged(run, position),
    reread: runs.refresh,
  });
  return runs;
}

/** One run, live. Null if there is none. */
export const useRun = (id: string) =>
  useLiveRead({ query: PlannedRunByIdDocument, variables: { id }, live: RunsChangedDocument });

/** The orders that are due on a zone's day. */
export const useDayOrders = (zoneId: string, date: string) =>
  useRead(DayOrdersDocument, { zoneId, date });

/** People who can drive a run. */
export const useDrivers = () => useRead(RunDriversDocument, {}, { fetchPolicy: "cache-first" });
