import { usePagedQuery } from "../../apollo/use-paged-query.ts";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { MessageBox } from "../../components/message-box.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";
import { ReportsDocument } from "../../generated/operations.ts";
import { paths } from "../../paths.ts";
import { ReportEntry } from "./report-entry.tsx";

/** Everybody's reports, newest first, for admins. */
export function AllReports() {
  const {
    list: page,
    failed,
    retry,
    more,
  } = usePagedQuery({
    document: ReportsDocument,
    variables: {},
    listOf: (data) => data.reports,
  });

  return (
    <div className="px-4 py-4 md:px-6">
      {failed && (
        <MessageBox tone="danger" className="mb-4" action={<RetryButton onRetry={retry} />}>
          The reports cannot be shown right now.
        </MessageBox>
      )}
      {!page && !failed && (
        <Loading label="Loading the reports" className="grid gap-2">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </Loading>
      )}
      {page?.totalCount === 0 && (
        <Empty door="open" heading="No reports">
          What shoppers report comes here.
        </Empty>
      )}
      {page && page.items.length > 0 && (
        <>
          <p className="pb-3 text-fine text-ink-muted">
            {page.totalCount === 1 ? "1 report" : `${page.totalCount} reports`}, newest first
          </p>
          <ul aria-label="Reports">
            {page.items.map((report) => (
              <ReportEntry
                key={report.id}
                report={report}
                showSender
                orderAddress={
                  report.orderId === null ? null : paths.adminOrdersOf(report.orderNumber)
                }
              />
            ))}
          </ul>
        </>
      )}
      {page && more && (
        <p className="py-4 text-center">
          <Button size="dense" pending={more.loading} onClick={() => void more.load()}>
            Load more
          </Button>
        </p>
      )}
    </div>
  );
}
