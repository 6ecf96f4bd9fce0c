import { classNames } from "../../../components/class-names.ts";
import { formatDate, formatDateTime, formatTime } from "../../../components/date-time.tsx";
import { DeskRow } from "../kit/desk.tsx";
import type { InboxReport } from "./use-issue-report-inbox.ts";
import {
  IssueReportStateDisc,
  issueReportStateLabel,
} from "../../shared/issue-reports/issue-report-state.tsx";

export interface InboxListProps {
  reports: readonly InboxReport[];
  /** The number of the open report. */
  read: string;
  /** The address of a report. */
  addressOf: (number: string) => string;
  /** Today, as 21/11/2026. */
  today: string;
}

/** The element id of a report in the list, to return to it. */
export function listedId(number: string): string {
  return `listed-${number}`;
}

/** The reports, one line each, with the open one marked. */
export function InboxList({ reports, read, addressOf, today }: InboxListProps) {
  return (
    <ul aria-label="Reports" className="[&>li:first-child]:border-t-0">
      {reports.map(({ id, number, state, subject, issueType, email, orderNumber, createdAt }) => (
        <DeskRow
          key={id}
          id={listedId(number)}
          to={addressOf(number)}
          focused={number === read}
          className="grid-cols-row-3 gap-y-0.5"
        >
          <IssueReportStateDisc state={state} className="self-center" />
          <span className="truncate">
            <span className="sr-only">{issueReportStateLabel(state)}</span>{" "}
            <b
              className={classNames(
                state === "CLOSED" ? "font-medium text-ink-muted" : "font-semibold",
              )}
            >
              {subject}
            </b>
          </span>
          <time
            dateTime={createdAt}
            title={formatDateTime(createdAt)}
            className="text-xs whitespace-nowrap text-ink-muted"
          >
            {formatDate(createdAt) === today ? formatTime(createdAt) : formatDate(createdAt)}
          </time>
          <small className="col-start-2 -col-end-1 flex flex-wrap gap-x-2.5 text-fine text-ink-muted">
            <span className="whitespace-nowrap">{number}</span>
            <span className="whitespace-nowrap">{issueType}</span>
            <span className="wrap-anywhere">{email === "" ? "Erased sender" : email}</span>
            {orderNumber && <span className="whitespace-nowrap">Order {orderNumber}</span>}
          </small>
        </DeskRow>
      ))}
    </ul>
  );
}
