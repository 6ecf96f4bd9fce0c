import * as t from "#texts/report.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { usePagedQuery } from "../../../apollo/use-paged-query.ts";
import { Button } from "../../../components/button.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { MyReportsDocument, IssueReportChangedDocument } from "../../../generated/operations.ts";
import { IssueReportEntry } from "./issue-report-entry.tsx";

/** The signed-in user's reports, newest first, with the shop's answers, live. */
export function OwnIssueReports() {
  const { list, failed, retry, more } = usePagedQuery({
    document: MyReportsDocument,
    variables: {},
    listOf: (data) => data.myReports,
  });
  useLiveUpdates({
    document: IssueReportChangedDocument,
    after: list?.position,
  });

  return (
    <QueryResult
      data={list}
      failed={failed}
      retry={retry}
      failure={t.reportsFailed}
      skeleton={
        <Loading label={t.loadingYourReports}>
          <Skeleton className="h-16" />
        </Loading>
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-ink-muted">{t.shownHere}</p>
        ) : (
          <>
            <ul aria-label={t.yourReports}>
              {items.map((report) => (
                <IssueReportEntry key={report.id} report={report} />
              ))}
            </ul>
            {more && (
              <p className="mt-5 text-center">
                <Button pending={more.loading} onClick={() => void more.load()}>
                  {t.showEarlierReports}
                </Button>
              </p>
            )}
          </>
        )
      }
    </QueryResult>
  );
}
