import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../../components/button-style.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import type { Drafts } from "../kit/use-drafts.ts";
import { AnswerForm } from "./answer-form.tsx";
import { IssueReportContent } from "../../shared/issue-reports/issue-report-content.tsx";
import { IssueReportStateMark } from "../../shared/issue-reports/issue-report-state.tsx";
import type { InboxReport } from "./use-issue-report-inbox.ts";

export interface InboxReportProps {
  report: InboxReport;
  /** The address of the list that it replaces; null if both are in view. */
  backTo: string | null;
  /** Typed answers; they are kept while other reports are open. */
  drafts: Drafts;
}

/** One report in full, with its actions. */
export function InboxReport({ report, backTo, drafts }: InboxReportProps) {
  const { number, state, issueType, subject, email, orderId, orderNumber, createdAt } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = backTo !== null;
  const mayAnswer = useMay("REPORTS_ANSWER");
  const seesNames = useMay("PERSONAL_READ");
  // It replaces the list, which had the focus.
  useEffect(() => {
    if (alone) heading.current?.focus();
  }, [alone, number]);
  return (
    <article aria-labelledby="report-read" className="grid min-w-0 content-start gap-4 p-4 md:p-5">
      {alone && (
        <p>
          <Link to={backTo} className={buttonStyle("outlined", "dense")}>
            <ArrowLeft aria-hidden size={16} />
            All reports
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-fine text-ink-muted">
        <IssueReportStateMark state={state} />
        <span className="whitespace-nowrap">{issueType}</span>
        <DateTime at={createdAt} className="whitespace-nowrap" />
        <span className="whitespace-nowrap">{number}</span>
      </div>
      <h2
        id="report-read"
        ref={heading}
        tabIndex={-1}
        className="heading text-xl wrap-anywhere outline-none"
      >
        {subject}
      </h2>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {!seesNames ? (
          <span className="text-ink-muted italic">{email}</span>
        ) : email === "" ? (
          <span className="text-ink-muted italic">Erased sender</span>
        ) : (
          <a href={`mailto:${encodeURIComponent(email)}`} className="link-line wrap-anywhere">
            Write to {email}
          </a>
        )}
        {orderId !== null && (
          <TextLink to={paths.adminOrder(orderNumber)}>Order {orderNumber}</TextLink>
        )}
        {orderId === null && orderNumber && (
          <span className="text-ink-muted">Order {orderNumber} (not the sender’s)</span>
        )}
      </p>
      <IssueReportContent report={report} />
      <Turn report={report} />
      {mayAnswer && <AnswerForm key={report.id} report={report} drafts={drafts} />}
    </article>
  );
}

/** Who closed or reopened it, and when. */
function Turn({ report: { closed, reopened } }: { report: InboxReport }) {
  const turn = closed ?? reopened;
  if (!turn) return null;
  return (
    <p className="text-fine text-ink-muted">
      {closed ? "Closed" : "Reopened"} by {turn.by ?? "an erased account"},{" "}
      <DateTime at={turn.at} />
    </p>
  );
}
