import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { MessageBox } from "../../components/message-box.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";
import { MyReportsDocument } from "../../generated/operations.ts";
import { paths } from "../../paths.ts";
import { ReportEntry } from "./report-entry.tsx";

/** What the signed-in person has reported, newest first. */
export function OwnReports() {
  const { data, error, refetch, fetchMore } = useQuery(MyReportsDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [loadingMore, setLoadingMore] = useState(false);

  async function showMore(cursor: string) {
    setLoadingMore(true);
    await fetchMore({ variables: { cursor } }).catch(() => undefined);
    setLoadingMore(false);
  }

  if (!data) {
    return error ? (
      <MessageBox tone="danger" action={<RetryButton onRetry={() => refetch()} />}>
        Your reports cannot be shown right now.
      </MessageBox>
    ) : (
      <Loading label="Loading your reports">
        <Skeleton className="h-16" />
      </Loading>
    );
  }

  const { items, nextCursor } = data.myReports;
  if (items.length === 0) return <p className="text-ink-muted">What you report is kept here.</p>;
  return (
    <>
      <ul aria-label="Your reports">
        {items.map((report) => (
          <ReportEntry
            key={report.id}
            report={report}
            orderAddress={report.orderId === null ? null : paths.myOrders}
          />
        ))}
      </ul>
      {nextCursor && (
        <p className="mt-5 text-center">
          <Button pending={loadingMore} onClick={() => void showMore(nextCursor)}>
            Show earlier reports
          </Button>
        </p>
      )}
    </>
  );
}
