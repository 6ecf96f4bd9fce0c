import { classNames } from "./class-names.ts";
import { formatMoney } from "./money.ts";

export interface PriceProps {
  rupees: number;
  /** Set in the display face, for the product page and totals. */
  large?: boolean;
  muted?: boolean;
  className?: string;
}

/** An amount of money, never broken across lines. */
export function Price({ rupees, large = false, muted = false, className }: PriceProps) {
  return (
    <span
      className={classNames(
        "whitespace-nowrap tabular-nums",
        large
          ? "font-display text-[1.875rem] leading-[1.1] tracking-[-0.01em] lining-nums"
          : "text-[1.0625rem] leading-[1.3] font-semibold tracking-[-0.01em]",
        muted && "text-ink-muted",
        className,
      )}
    >
      {formatMoney(rupees)}
    </span>
  );
}
