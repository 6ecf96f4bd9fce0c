import { LateBackup } from "../backups/late-backup.tsx";
import { latest, Read } from "../kit/read.tsx";
import { OrdersByStatus } from "./orders-by-status.tsx";
import { OpenTasks } from "./open-tasks.tsx";
import { OrdersByHour } from "./orders-by-hour.tsx";
import { TodayFigures, useToday } from "./today-line.tsx";
import { useCounts } from "./use-counts.ts";

/** The shop's day: its figures, orders by status, open tasks, and orders by hour. */
export function TodayPage() {
  const reading = useToday();
  const counts = useCounts();
  return (
    <>
      <LateBackup />
      <TodayFigures today={latest(reading)?.today} />
      {counts && <OrdersByStatus statuses={counts.statuses} />}
      <Read of={reading} what="the day" skeleton="h-64" className="m-4 md:m-6">
        {({ today }) => (
          <div className="grid border-b border-line lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] [&>*+*]:border-line max-lg:[&>*+*]:border-t lg:[&>*+*]:border-l">
            <OpenTasks
              late={today.late}
              lowStock={today.lowStock}
              outOfStock={today.outOfStock}
              openReports={today.openReports}
            />
            <OrdersByHour day={today.day} version={`${today.day} ${today.orders}`} />
          </div>
        )}
      </Read>
    </>
  );
}
