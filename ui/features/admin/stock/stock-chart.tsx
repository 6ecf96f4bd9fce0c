import { instantScale, stepPaths, valueScale } from "../../../components/chart-scales.ts";
import { DateTime } from "../../../components/date-time.tsx";
import type { LedgerEntry } from "./ledger-text.ts";

const width = 600;
const height = 96;

/** Stock on hand over the listed entries, as steps. The ledger below has the same figures. */
export function StockChart({
  entries,
  lowFrom,
}: {
  entries: readonly LedgerEntry[];
  /** Null if the limit is unknown. */
  lowFrom: number | null;
}) {
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest || entries.length < 2) return null;
  const x = instantScale({ from: Date.parse(oldest.at), to: Date.parse(newest.at) }, [0, width]);
  const y = valueScale([lowFrom ?? 0, ...entries.map(({ onHand }) => onHand)], [height, 6]);
  const [, most] = y.domain();
  const { line, area } = stepPaths(
    entries.toReversed().map(({ at, onHand }) => [x(Date.parse(at)), y(onHand)]),
    { right: width, bottom: height },
  );
  return (
    <figure aria-hidden className="grid grid-cols-auto-fill gap-x-2 text-2xs text-ink-muted">
      <div className="flex flex-col justify-between text-right tabular-nums">
        <span>{most}</span>
        <span>0</span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-24 w-full">
        <path d={area} fill="var(--packing-soft)" />
        <path
          d={line}
          fill="none"
          stroke="var(--packing)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {lowFrom !== null && (
          <path
            d={`M0 ${y(lowFrom)}H${width}`}
            stroke="var(--clay)"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div className="col-start-2 flex justify-between pt-1">
        <DateTime at={oldest.at} show="date" />
        <span>
          <i className="mr-1 inline-block w-4 border-t-2 border-packing align-middle" />
          on hand
          {lowFrom !== null && (
            <>
              <i className="mr-1 ml-3 inline-block w-4 border-t border-dashed border-clay align-middle" />
              low at {lowFrom} or fewer
            </>
          )}
        </span>
        <DateTime at={newest.at} show="date" />
      </div>
    </figure>
  );
}
