import { classNames } from "./class-names.ts";

export interface ProgressBarProps {
  /** Names what is under way. */
  label: string;
  percent: number;
  /** How far it is, for readers. */
  words: string;
  /** Nothing moves for now. */
  resting?: boolean;
}

/** How far something has come. */
export function ProgressBar({ label, percent, words, resting = false }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <i
        className={classNames(
          "block h-full rounded-full transition-[width] motion-reduce:transition-none",
          resting ? "bg-line-strong" : "bg-accent",
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
