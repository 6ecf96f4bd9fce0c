import { useQuery } from "@apollo/client/react";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { TodayDocument } from "../../../generated/operations.ts";
import { LateBackup } from "../backups/late-backup.tsx";
import { OrdersByStatus } from "./orders-by-status.tsx";
import { OpenTasks } from "./open-tasks.tsx";
import { OrdersByHour } from "./orders-by-hour.tsx";
import { TodayLine } from "./today-line.tsx";
import { useCounts } from "./use-counts.ts";

/** The shop's day: its figures, orders by status, open tasks, and orders by hour. */
export function TodayPage() {
  // The line of figures keeps this up to date.
  const { data } = useQuery(TodayDocument, { fetchPolicy: "cache-only" });
  const counts = useCounts();
  const today = data?.today;
  return (
    <>
      <LateBackup />
      <TodayLine />
      {counts && <OrdersByStatus statuses={counts.statuses} />}
      {today ? (
        <div className="grid border-b border-line lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] [&>*+*]:border-line max-lg:[&>*+*]:border-t lg:[&>*+*]:border-l">
          <OpenTasks
            late={today.late}
            lowStock={today.lowStock}
            outOfStock={today.outOfStock}
            openReports={today.openReports}
          />
          <OrdersByHour day={today.day} version={`${today.day} ${today.orders}`} />
        </div>
      ) : (
        <Loading className="p-6">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </>
  );
}
