import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { historyPaths } from "../../../history-paths.ts";
import { paths } from "../../../paths.ts";
import { changeText, kindLabels, type LedgerEntry } from "./ledger-text.ts";

const grid =
  "grid items-start gap-x-3 gap-y-1 grid-cols-[auto_auto_auto_minmax(0,1fr)] " +
  "sm:grid-cols-[6.5rem_minmax(0,1fr)_5.5rem_3.5rem_3.75rem_4rem]";

const tones: Partial<Record<LedgerEntry["kind"], string>> = {
  RECEIVED: "text-success-text",
  RETURNED: "text-success-text",
  RELEASED: "text-success-text",
  CONFIRMED: "text-clay-text",
  ADJUSTED: "text-clay-text",
  RESERVED: "text-brass-text",
};

/**
 * All stock events of a product, newest first, with the resulting figures; each figure links to its
 * event.
 */
export function LedgerTable({
  entries,
  totalCount,
}: {
  entries: readonly LedgerEntry[];
  totalCount: number;
}) {
  return (
    <div role="table" aria-label="Ledger" aria-rowcount={totalCount + 1} className="text-sm">
      <div role="row" className={`${grid} py-2 text-2xs text-ink-muted max-sm:sr-only`}>
        {["When", "What happened", "Change", "On hand", "Reserved", "Available"].map(
          (heading, column) => (
            <span
              key={heading}
              role="columnheader"
              className={column > 1 ? "text-right" : undefined}
            >
              {heading}
            </span>
          ),
        )}
      </div>
      {entries.map((entry, index) => (
        <div
          key={entry.id}
          role="row"
          aria-rowindex={index + 2}
          className={`${grid} border-t border-line py-2.5`}
        >
          <LedgerRow entry={entry} />
        </div>
      ))}
    </div>
  );
}

function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const { kind, at, by, reason, orderNumber, onHand, reserved, available } = entry;
  return (
    <>
      <div role="cell" className="leading-compact max-sm:col-span-3 max-sm:text-fine">
        <DateTime at={at} show="date" />
        <DateTime at={at} show="time" className="text-fine text-ink-muted max-sm:ml-2 sm:block" />
      </div>
      <div role="cell" className="min-w-0 leading-compact max-sm:col-span-4 max-sm:row-start-2">
        <b className="font-semibold">{kindLabels[kind]}</b>
        <p className="text-fine text-ink-muted">
          {orderNumber && (
            <>
              {kind === "RETURNED"
                ? "from "
                : kind === "RELEASED"
                  ? "no longer needed for "
                  : "for "}
              <Link to={paths.adminOrder(orderNumber)} className="link-line text-ink">
                {orderNumber}
              </Link>
            </>
          )}
          {reason && <span className="break-words">“{reason}”</span>}
          {/* For orders the person is not relevant. */}
          {!orderNumber && by && `${reason ? ", " : ""}by ${by}`}
        </p>
      </div>
      <div
        role="cell"
        className={classNames(
          "text-right font-semibold tabular-nums max-sm:col-start-4 max-sm:row-start-1",
          tones[kind],
        )}
      >
        {changeText(entry)}
      </div>
      <FigureLink entry={entry} what="On hand" value={onHand} />
      <FigureLink entry={entry} what="Reserved" value={reserved} />
      <FigureLink entry={entry} what="Available" value={available} />
    </>
  );
}

/** A figure with a link to the event. */
function FigureLink({ entry, what, value }: { entry: LedgerEntry; what: string; value: number }) {
  const look = `tabular-nums ${value === 0 ? "text-ink-subtle" : ""}`;
  return (
    <div role="cell" className="max-sm:row-start-3 sm:text-right">
      <span className="text-fine text-ink-muted sm:hidden">{what} </span>
      {entry.event === null ? (
        <span className={look}>{value}</span>
      ) : (
        <Link
          to={historyPaths.event(entry.event)}
          aria-label={`${what} ${value}: event ${entry.event}`}
          className={`link-line ${look} inline-block pointer-coarse:min-h-control pointer-coarse:py-2`}
        >
          {value}
        </Link>
      )}
    </div>
  );
}
