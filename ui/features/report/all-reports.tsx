import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { MessageBox } from "../../components/message-box.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";
import { Tabs } from "../../components/tabs.tsx";
import type { ReportState } from "../../generated/operations.ts";
import { paths } from "../../paths.ts";
import { AnswerForm } from "./answer-form.tsx";
import { ReportEntry } from "./report-entry.tsx";
import { reportStates } from "./report-state.tsx";
import { useReportInbox } from "./use-report-inbox.ts";

type Shown = ReportState | "ALL";

/** Everybody's reports by state, newest first and live, for admins, who answer them here. */
export function AllReports() {
  const [shown, setShown] = useState<Shown>("ALL");
  const inbox = useReportInbox(shown === "ALL" ? null : shown);
  const tabs = reportStates.map(({ state, word }) => ({
    value: state,
    label: word,
    count: inbox.countOf(state),
  }));
  return (
    <div className="px-4 py-4 md:px-6">
      <Tabs<Shown>
        label="Reports by state"
        tabs={[{ value: "ALL", label: "All" }, ...tabs]}
        value={shown}
        onValueChange={setShown}
        className="mb-4"
      >
        <ReportList inbox={inbox} />
      </Tabs>
    </div>
  );
}

function ReportList({
  inbox: { list, failed, retry, more, waiting, showWaiting },
}: {
  inbox: ReturnType<typeof useReportInbox>;
}) {
  return (
    <>
      {failed && (
        <MessageBox tone="danger" className="mb-4" action={<RetryButton onRetry={retry} />}>
          The reports cannot be shown right now.
        </MessageBox>
      )}
      {!list && !failed && (
        <Loading label="Loading the reports" className="grid gap-2">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </Loading>
      )}
      <div role="status">
        {waiting > 0 && (
          <Button size="dense" className="mb-3" onClick={showWaiting}>
            {waiting === 1 ? "Show 1 new report" : `Show ${waiting} new reports`}
          </Button>
        )}
      </div>
      {list?.totalCount === 0 && (
        <Empty door="open" heading="No reports">
          What shoppers report comes here.
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <p className="pb-3 text-fine text-ink-muted">
            {list.totalCount === 1 ? "1 report" : `${list.totalCount} reports`}, newest first
          </p>
          <ul aria-label="Reports">
            {list.items.map((report) => (
              <ReportEntry
                key={report.id}
                report={report}
                showSender
                orderAddress={
                  report.orderId === null ? null : paths.adminOrdersOf(report.orderNumber)
                }
              >
                <AnswerForm report={report} />
              </ReportEntry>
            ))}
          </ul>
        </>
      )}
      {list && more && (
        <p className="py-4 text-center">
          <Button size="dense" pending={more.loading} onClick={() => void more.load()}>
            Load more
          </Button>
        </p>
      )}
    </>
  );
}
