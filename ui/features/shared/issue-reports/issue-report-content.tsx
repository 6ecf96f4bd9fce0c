import * as t from "#texts/report.ts";
import { Download, FileText } from "lucide-react";
import { formatFileSize } from "../../../components/file-size.ts";
import type { Report_ReportFragment } from "../../../generated/operations.ts";
import { IssueReportAnswers, type Answer } from "./issue-report-answers.tsx";

export type IssueReport = Report_ReportFragment;

export interface IssueReportContentProps {
  report: Pick<IssueReport, "description" | "attachments"> & { answers: readonly Answer[] };
}

/** The text of a report with its files, and the shop's answers. */
export function IssueReportContent({
  report: { description, attachments, answers },
}: IssueReportContentProps) {
  return (
    <>
      <p className="max-w-(--measure) text-base leading-prose wrap-anywhere whitespace-pre-line">
        {description}
      </p>
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {answers.length > 0 && <IssueReportAnswers answers={answers} />}
    </>
  );
}

function Attachments({ attachments }: Pick<IssueReport, "attachments">) {
  return (
    <ul aria-label={t.attachments} className="flex flex-wrap gap-2.5">
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
            <span className="min-w-0 text-sm leading-compact">
              <span className="block max-w-60 truncate">{name}</span>
              <small className="text-fine text-ink-muted">{formatFileSize(bytes)}</small>
            </span>
            <Download aria-hidden size={16} className="flex-none text-ink-muted" />
            <span className="sr-only">{t.download}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
