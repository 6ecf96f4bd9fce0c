import { scaleLinear } from "d3-scale";
import { Clock, X } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import type { StockRow_ProductFragment } from "../../../generated/operations.ts";

export type StockFigures = StockRow_ProductFragment["stock"];

/** The stock level by icon, colour and text. */
export function LevelLabel({ stock: { level, lowFrom } }: { stock: StockFigures }) {
  const Sign = level === "OUT" ? X : Clock;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 text-fine leading-label",
        level === "OUT" && "font-demi text-danger-text",
        level === "LOW" && "font-demi text-clay-text",
        level === "ENOUGH" && "text-ink-muted",
      )}
    >
      {level !== "ENOUGH" && <Sign aria-hidden size={13} />}
      {level === "OUT"
        ? "Out of stock"
        : level === "LOW"
          ? `Low (${lowFrom} or fewer)`
          : `low at ${lowFrom} or fewer`}
    </span>
  );
}

const colours = { OUT: "bg-danger", LOW: "bg-clay", ENOUGH: "bg-success" };

/** A bar of the stock level with a tick at the limit; the figure next to it has the same value. */
export function LevelBar({ stock: { available, level, lowFrom } }: { stock: StockFigures }) {
  const length = scaleLinear([0, Math.max(4 * lowFrom, 12)], [0, 100]).clamp(true);
  const share = (pieces: number) => `${length(pieces)}%`;
  return (
    <span aria-hidden className="relative block h-1.5 w-13 bg-line">
      <i
        className={`absolute inset-y-0 left-0 ${colours[level]}`}
        style={{ width: share(available) }}
      />
      <i className="absolute -inset-y-1 w-px bg-ink-muted" style={{ left: share(lowFrom) }} />
    </span>
  );
}
