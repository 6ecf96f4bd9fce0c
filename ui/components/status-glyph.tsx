import { classNames } from "./class-names.ts";
import "./status-glyph.css";

/**
 * The four steps by the names of their colours; `status-<step>` sets --st, --st-text and --st-soft
 * on any element.
 */
export type Step = "preparing" | "packing" | "out" | "delivered";

const sectors = {
  preparing: "M8 8V2.5A5.5 5.5 0 0 1 13.5 8Z",
  packing: "M8 2.5a5.5 5.5 0 0 1 0 11Z",
  out: "M8 8V2.5a5.5 5.5 0 1 1-5.5 5.5Z",
};

/**
 * Fills like a clock, so that the order of steps is visible without colour. Always next to words.
 */
export function StatusGlyph({
  step,
  size = 16,
  className,
}: {
  step: Step;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden
      className={classNames(`status-${step} flex-none`, className)}
    >
      {step === "delivered" ? (
        <>
          <circle cx="8" cy="8" r="7.5" fill="var(--st)" />
          <path
            d="M4.5 8.3l2.4 2.4 4.6-5"
            fill="none"
            stroke="var(--raised)"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="6.8" fill="none" stroke="var(--st)" strokeWidth="1.5" />
          <path d={sectors[step]} fill="var(--st)" />
        </>
      )}
    </svg>
  );
}

/** A status as colour, glyph and words. */
export function StatusPill({ step, children }: { step: Step; children: string }) {
  return (
    <span
      className={`status-${step} inline-flex items-center gap-1.75 rounded-round bg-(--st-soft) py-1 pr-2.5 pl-1.5 text-fine leading-title font-semibold whitespace-nowrap text-(--st-text)`}
    >
      <StatusGlyph step={step} />
      {children}
    </span>
  );
}
