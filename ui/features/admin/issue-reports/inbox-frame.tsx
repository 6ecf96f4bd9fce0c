import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { Empty } from "../../../components/empty.tsx";
import { ShowMore } from "../../../components/show-more.tsx";
import { ReportsDocument } from "../../../generated/operations.ts";
import type { Drafts } from "../kit/use-drafts.ts";
import { latest, Read, useRead } from "../kit/read.tsx";
import { InboxList } from "./inbox-list.tsx";
import type { InboxView } from "./inbox-view.ts";
import { InboxReport } from "./inbox-report.tsx";
import type { IssueReportInbox } from "./use-issue-report-inbox.ts";

export interface InboxFrameProps {
  view: InboxView;
  inbox: IssueReportInbox;
  /** The open report is shown in place of the list. */
  alone: boolean;
  addressOf: (number: string) => string;
  onShowAll: () => void;
  drafts: Drafts;
}

/** The list next to the open report, in one frame. */
export function InboxFrame({ view, inbox, alone, addressOf, onShowAll, drafts }: InboxFrameProps) {
  const listed = inbox.list?.items.find(({ number }) => number === view.report);
  // A report that is not in the list is loaded.
  const other = useRead(
    ReportsDocument,
    !view.report || !inbox.list || listed ? null : { state: null, search: view.report },
    { fetchPolicy: "cache-first" },
  );
  const read = listed ?? latest(other)?.reports.items.find(({ number }) => number === view.report);
  const [today] = useState(() => formatDate(Date.now()));
  return (
    <Read
      of={inbox}
      what="the reports"
      skeleton={["h-16", "h-16", "h-16", "h-16"]}
      className="mb-4"
    >
      {({ items }) => (
        <div className="grid overflow-hidden rounded-panel border border-line bg-raised md:grid-cols-[minmax(18rem,1fr)_minmax(0,1.5fr)]">
          {!alone && (
            <div className="min-w-0 border-line md:border-r">
              <InboxHead view={view} inbox={inbox} />
              {items.length === 0 && inbox.more === null ? (
                <NoReports view={view} onShowAll={onShowAll} />
              ) : (
                <InboxList reports={items} read={view.report} addressOf={addressOf} today={today} />
              )}
              <ShowMore
                more={inbox.more}
                label={view.search ? "Load older reports" : "Load more"}
                className="border-t border-line py-4 text-center"
              />
            </div>
          )}
          {read && (
            <InboxReport
              key={read.id}
              report={read}
              backTo={alone ? addressOf("") : null}
              drafts={drafts}
            />
          )}
          {!read &&
            (view.report ? (
              <Read of={other} what="the report" skeleton="h-48" className="m-4 self-start">
                {() => <Hint>There is no report with this number.</Hint>}
              </Read>
            ) : (
              <Hint>Select a report to read it.</Hint>
            ))}
        </div>
      )}
    </Read>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <p className="grid min-h-48 place-items-center p-6 text-center text-ink-muted max-md:hidden">
      {children}
    </p>
  );
}

function InboxHead({
  view: { search },
  inbox: { list, more, waiting, showWaiting },
}: Pick<InboxFrameProps, "view" | "inbox">) {
  const shown = list?.items.length ?? 0;
  const count = list?.totalCount ?? shown;
  const soFar = more && list?.totalCount == null ? " so far" : "";
  return (
    <div className="grid gap-3 border-b border-line px-3.5 py-2.5">
      <p role="status" className="text-fine text-ink-muted">
        {search ? `${count} found${soFar}` : `${countText(count, "report")}, newest first`}
      </p>
      <div role="status" className="empty:hidden">
        {waiting > 0 && (
          <Button size="dense" variant="filled" className="w-full" onClick={showWaiting}>
            {waiting === 1 ? "Show 1 new report" : `Show ${waiting} new reports`}
          </Button>
        )}
      </div>
    </div>
  );
}

function NoReports({
  view: { search, state },
  onShowAll,
}: Pick<InboxFrameProps, "view" | "onShowAll">) {
  const narrowed = search !== "" || state !== null;
  return (
    <Empty
      door={narrowed ? "shuttered" : "open"}
      heading="No reports"
      className="border-0!"
      action={narrowed && <Button onClick={onShowAll}>Show all reports</Button>}
    >
      {narrowed ? "No reports match these filters." : "Issue reports from customers appear here."}
    </Empty>
  );
}
