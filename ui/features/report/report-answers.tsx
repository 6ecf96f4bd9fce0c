import { DateTime } from "../../components/date-time.tsx";
import type { Report } from "./report-entry.tsx";

/** What the shop has answered, oldest first. */
export function ReportAnswers({ answers }: Pick<Report, "answers">) {
  return (
    <ol aria-label="Answers" className="grid max-w-(--measure) gap-3">
      {answers.map(({ at, text }, index) => (
        // Answers are only ever added.
        <li key={index} className="rounded-control bg-accent-soft px-4 py-3">
          <small className="flex flex-wrap justify-between gap-x-4 text-fine text-ink-muted">
            <b className="font-semibold text-accent-text">Nivasa answered</b>
            <DateTime at={at} />
          </small>
          <p className="mt-1 leading-[1.6] wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
