import type { ReportState } from "../../generated/operations.ts";

/** Every state of a report in the order it goes through them, with its word. */
export const reportStates: readonly { state: ReportState; word: string }[] = [
  { state: "OPEN", word: "Open" },
  { state: "ANSWERED", word: "Answered" },
  { state: "CLOSED", word: "Closed" },
];

const looks: Record<ReportState, string> = {
  OPEN: "bg-brass-soft text-brass-text",
  ANSWERED: "bg-accent-soft text-accent-text",
  CLOSED: "bg-sunken text-ink-muted",
};

/** Where a report is: a disc that is empty, half full or crossed, and the word. */
export function ReportStateMark({ state }: { state: ReportState }) {
  const word = reportStates.find((one) => one.state === state)?.word;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-round py-1 pr-2.5 pl-2 text-fine leading-[1.2] font-semibold whitespace-nowrap ${looks[state]}`}
    >
      <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="6.5" strokeWidth="1.8" />
        {state === "ANSWERED" && <path d="M8 1.5a6.5 6.5 0 0 1 0 13Z" fill="currentColor" />}
        {state === "CLOSED" && <path d="M4.8 8h6.4" strokeWidth="1.8" strokeLinecap="round" />}
      </svg>
      {word}
    </span>
  );
}
