import { classNames } from "./class-names.ts";
import "./loom.css";

const round = {
  bar: "h-2 overflow-hidden rounded-full bg-sunken",
  share: "rounded-full transition-[width] motion-reduce:transition-none",
};
const looks = {
  accent: { bar: round.bar, share: `${round.share} bg-accent` },
  resting: { bar: round.bar, share: `${round.share} bg-line-strong` },
  ruled: { bar: "h-2 bg-line", share: "border-r-2 border-ink bg-accent" },
  woven: { bar: "h-2.5 bg-line", share: "loom border-r-3 border-ink" },
} as const;

export interface ProgressBarProps {
  /** Names the task. */
  label: string;
  percent: number;
  /** The progress in words, for screen readers; a percentage by default. */
  words?: string;
  /** `resting`: paused, without movement. */
  look?: keyof typeof looks;
  className?: string;
}

/** A progress bar. */
export function ProgressBar({
  label,
  percent,
  words = `${percent} %`,
  look = "accent",
  className,
}: ProgressBarProps) {
  const { bar, share } = looks[look];
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      className={classNames(bar, className)}
    >
      <i className={classNames("block h-full", share)} style={{ width: `${percent}%` }} />
    </div>
  );
}
