import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/report.ts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { DateTime } from "../../../components/date-time.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import {
  IssueReportContent,
  type IssueReport,
} from "../../shared/issue-reports/issue-report-content.tsx";
import { IssueReportStateMark } from "../../shared/issue-reports/issue-report-state.tsx";

/** One of the user's own reports in one line, which expands to show everything in it. */
export function IssueReportEntry({ report }: { report: IssueReport }) {
  const { number, issueType, subject, orderNumber, orderId, createdAt, attachments } = report;
  const [open, setOpen] = useState(false);
  return (
    <li className="border-t border-line last:border-b">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="-mx-2 grid list-none grid-cols-fill-auto items-center gap-x-4 rounded-control px-2 py-3.5 hover:bg-ink/3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <b className="font-semibold wrap-anywhere">{subject}</b>
              <span className="text-fine whitespace-nowrap text-accent-text">
                {t.issueTypeName(issueType)}
              </span>
            </span>
            <small className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-muted">
              <IssueReportStateMark state={report.state} />
              <span className="whitespace-nowrap">{number}</span>
              {orderNumber && <span className="whitespace-nowrap">{t.order(orderNumber)}</span>}
              {attachments.length > 0 && <span>{t.attachmentCount(attachments.length)}</span>}
              <DateTime at={createdAt} className="whitespace-nowrap" />
            </small>
          </span>
          <ChevronDown aria-hidden size={18} className={open ? "rotate-180" : ""} />
        </summary>
        {open && (
          <div className="grid gap-4 pt-1.5 pb-5">
            <IssueReportContent report={report} />
            {report.closed && (
              <p className="text-fine text-ink-muted">
                <Sentence of={t.closedOn} day={<DateTime at={report.closed.at} />} />
              </p>
            )}
            {orderId !== null && (
              <p className="text-sm">
                <TextLink to={paths.myOrder(orderNumber)}>{t.order(orderNumber)}</TextLink>
              </p>
            )}
          </div>
        )}
      </details>
    </li>
  );
}
