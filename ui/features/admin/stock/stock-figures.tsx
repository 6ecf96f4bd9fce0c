import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { historyPaths } from "../../../history-paths.ts";
import type { StockFigures } from "./level-label.tsx";
import { sumText } from "./ledger-text.ts";

export interface StockFiguresLineProps {
  productId: string;
  stock: StockFigures;
  /** Changes the limit; null for a role that may not. */
  onLimit: (() => void) | null;
}

/** The four stock figures of a product with their parts; each links to its events. */
export function StockFiguresLine({ productId, stock, onLimit }: StockFiguresLineProps) {
  const { onHand, reserved, available, gone, returned, level, lowFrom, ownLowFrom } = stock;
  const events = (type: string) =>
    `${historyPaths.explorer}?stream=${encodeURIComponent(`stock-${productId}`)}${type && `&type=${type}`}`;
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4 [&>div]:border-line max-lg:[&>div:nth-child(even)]:border-l max-lg:[&>div:nth-child(n+3)]:border-t lg:[&>div+div]:border-l">
      <Figure label="On hand" value={onHand} to={events("")}>
        {sumText(stock)}
      </Figure>
      <Figure label="Reserved" value={reserved} to={events("StockReserved")}>
        {reserved === 0 ? "no orders being placed" : "for orders being placed"}
      </Figure>
      <Figure
        label="Available"
        value={available}
        to={events("")}
        className={level === "ENOUGH" ? undefined : "text-clay-text"}
      >
        low at {lowFrom} or fewer
        {ownLowFrom === null ? " (the shop’s limit)" : ""}{" "}
        {onLimit && (
          <button
            type="button"
            className="link-line text-ink pointer-coarse:min-h-control"
            onClick={onLimit}
          >
            Change
          </button>
        )}
      </Figure>
      <Figure label="Sold" value={gone - returned} to={events("StockReservationConfirmed")}>
        {returned > 0 ? `${gone} sold, ${returned} returned` : "none returned"}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: number;
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

function Figure({ label, value, to, className = "", children }: FigureProps) {
  return (
    <div className="px-4 py-3 md:px-6">
      <dt className="text-fine text-ink-muted">{label}</dt>
      <dd>
        <Link
          to={to}
          aria-label={`${label} ${value}: its events`}
          className={`heading block text-figure leading-title tabular-nums underline-offset-4 hover:underline ${className}`}
        >
          {value}
        </Link>
        <p className="text-fine text-ink-muted">{children}</p>
      </dd>
    </div>
  );
}
