import * as t from "#texts/report.ts";
import type { IssueReportStatus } from "../../../generated/operations.ts";

/** Every state of a report in order, with its label. */
export const issueReportStates: readonly { state: IssueReportStatus; word: string }[] = [
  { state: "OPEN", word: t.open },
  { state: "ANSWERED", word: t.answeredState },
  { state: "CLOSED", word: t.closed },
];

const looks: Record<IssueReportStatus, string> = {
  OPEN: "bg-brass-soft text-brass-text",
  ANSWERED: "bg-accent-soft text-accent-text",
  CLOSED: "bg-sunken text-ink-muted",
};

/** The label of a state. */
export function issueReportStateLabel(state: IssueReportStatus): string {
  return issueReportStates.find((one) => one.state === state)?.word ?? "";
}

const discs: Record<IssueReportStatus, string> = {
  OPEN: "text-brass-text",
  ANSWERED: "text-success-text",
  CLOSED: "text-ink-muted",
};

/**
 * The state of a report before its line in a list: a full disc, a half one, or a dash; the label is
 * next to it.
 */
export function IssueReportStateDisc({
  state,
  className,
}: {
  state: IssueReportStatus;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 10 10"
      width={10}
      height={10}
      aria-hidden
      className={`${discs[state]} ${className ?? ""}`}
    >
      {state === "OPEN" && <circle cx="5" cy="5" r="4.5" fill="currentColor" />}
      {state === "ANSWERED" && (
        <>
          <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
        </>
      )}
      {state === "CLOSED" && <path d="M1 5h8" stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}

/** The state of a report: a disc that is empty, half full or crossed, and the label. */
export function IssueReportStateMark({ state }: { state: IssueReportStatus }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-round py-1 pr-2.5 pl-2 text-fine leading-title font-semibold whitespace-nowrap ${looks[state]}`}
    >
      <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="6.5" strokeWidth="1.8" />
        {state === "ANSWERED" && <path d="M8 1.5a6.5 6.5 0 0 1 0 13Z" fill="currentColor" />}
        {state === "CLOSED" && <path d="M4.8 8h6.4" strokeWidth="1.8" strokeLinecap="round" />}
      </svg>
      {issueReportStateLabel(state)}
    </span>
  );
}
