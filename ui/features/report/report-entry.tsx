import { ChevronDown, Download, FileText } from "lucide-react";
import { useState, type ReactNode } from "react";
import { DateTime } from "../../components/date-time.tsx";
import { formatFileSize } from "../../components/file-size.ts";
import { TextLink } from "../../components/text-link.tsx";
import type { Report_ReportFragment } from "../../generated/operations.ts";
import { ReportAnswers } from "./report-answers.tsx";
import { ReportStateMark } from "./report-state.tsx";

export type Report = Report_ReportFragment;

export interface ReportEntryProps {
  report: Report;
  /** Admins see who has sent it; senders know. */
  showSender?: boolean;
  /** Where its order can be looked at; null where there is none. */
  orderAddress: string | null;
  /** What can be done about it, at its end. */
  children?: ReactNode;
}

/** A report in one line, which opens to show everything in it. */
export function ReportEntry({
  report,
  showSender = false,
  orderAddress,
  children,
}: ReportEntryProps) {
  const { number, issueType, subject, email, orderNumber, createdAt, attachments } = report;
  const [open, setOpen] = useState(false);
  return (
    <li className="border-t border-line last:border-b">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="-mx-2 grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control px-2 py-3.5 hover:bg-[color-mix(in_oklch,var(--ink)_3%,transparent)] [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <b className="font-semibold wrap-anywhere">{subject}</b>
              <span className="text-fine whitespace-nowrap text-accent-text">{issueType}</span>
            </span>
            <small className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-muted">
              <ReportStateMark state={report.state} />
              <span className="whitespace-nowrap">{number}</span>
              {showSender && (
                <span className="wrap-anywhere">{email === "" ? "Erased sender" : email}</span>
              )}
              {orderNumber && <span className="whitespace-nowrap">Order {orderNumber}</span>}
              {attachments.length > 0 && (
                <span>
                  {attachments.length === 1 ? "1 attachment" : `${attachments.length} attachments`}
                </span>
              )}
              <DateTime at={createdAt} className="whitespace-nowrap" />
            </small>
          </span>
          <ChevronDown aria-hidden size={18} className={open ? "rotate-180" : ""} />
        </summary>
        {open && (
          <div className="grid gap-4 pt-1.5 pb-5">
            <p className="max-w-(--measure) text-base leading-[1.6] wrap-anywhere whitespace-pre-line">
              {report.description}
            </p>
            {attachments.length > 0 && <Attachments report={report} />}
            {report.answers.length > 0 && <ReportAnswers answers={report.answers} />}
            {(orderAddress ?? (showSender && email)) && (
              <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
                {orderAddress && <TextLink to={orderAddress}>Order {orderNumber}</TextLink>}
                {showSender && email && (
                  <a href={`mailto:${encodeURIComponent(email)}`} className="link-line">
                    Write to {email}
                  </a>
                )}
              </p>
            )}
            {children}
          </div>
        )}
      </details>
    </li>
  );
}

function Attachments({ report: { attachments } }: { report: Report }) {
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-2.5">
      {attachments.map(({ name, mediaType, bytes, url }) => (
        <li key={url} className="max-w-full min-w-0">
          <a
            href={url}
            download={name}
            className="flex min-h-control items-center gap-3 rounded-control border border-line bg-raised py-1.5 pr-3 pl-1.5 hover:border-line-strong"
          >
            {mediaType.startsWith("image/") ? (
              <img
                src={url}
                alt=""
                loading="lazy"
                className="size-12 flex-none rounded-tile bg-sunken object-cover"
              />
            ) : (
              <span aria-hidden className="grid size-12 flex-none place-items-center bg-sunken">
                <FileText size={20} />
              </span>
            )}
            <span className="min-w-0 text-sm leading-[1.35]">
              <span className="block max-w-60 truncate">{name}</span>
              <small className="text-fine text-ink-muted">{formatFileSize(bytes)}</small>
            </span>
            <Download aria-hidden size={16} className="flex-none text-ink-muted" />
            <span className="sr-only">, download</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
