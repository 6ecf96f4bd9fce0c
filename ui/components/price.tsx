import { classNames } from "./class-names.ts";
import { formatMoney } from "./money.ts";

export interface PriceProps {
  rupees: number;
  /** Set in the display face, for the product page and totals. */
  large?: boolean;
  muted?: boolean;
  /** The amount as text; a lowest price says so. */
  format?: (rupees: number) => string;
  className?: string;
}

/** An amount of money, never broken across lines. */
export function Price({
  rupees,
  large = false,
  muted = false,
  format = formatMoney,
  className,
}: PriceProps) {
  return (
    <span
      className={classNames(
        "whitespace-nowrap tabular-nums",
        large
          ? "font-display text-total leading-poster tracking-name lining-nums"
          : "text-lead leading-label font-semibold tracking-name",
        muted && "text-ink-muted",
        className,
      )}
    >
      {format(rupees)}
    </span>
  );
}
