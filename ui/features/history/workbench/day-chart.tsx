import { scaleBand, scaleLinear } from "d3-scale";
import { useRef, useState, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { valueScale } from "../../../components/chart-scales.ts";
import { formatCount } from "../../../components/count.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { shownCell, type Report, type ReportTable } from "./cells.ts";
import { weave } from "./weaves.tsx";

const barsHeight = 96;
const lineTop = 128;
const lineHeight = 64;
const height = lineTop + lineHeight + 24;

/** Columns of the table of orders over time. */
const column = { day: 0, placed: 1, money: 2, rejected: 4 } as const;

/**
 * Orders per day, and below them their value, on the same axis. One tab stop; arrow keys move
 * between days.
 */
export function DayChart({ report, table }: { report: Report; table: ReportTable }) {
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const [current, setCurrent] = useState(table.rows.length - 1);
  const days = table.rows.map((row) => {
    const figure = (index: number) => shownCell(report, table, row, index);
    const [placed, money] = [figure(column.placed), figure(column.money)];
    return {
      at: row.cells[column.day] ?? "",
      placed: placed.value,
      rejected: figure(column.rejected).value,
      money: money.value,
      address: placed.address ?? figure(column.rejected).address,
    };
  });
  const high = valueScale(
    days.map(({ placed, rejected }) => placed + rejected),
    [0, barsHeight],
  );
  const moneyTop = valueScale(
    days.map(({ money }) => money),
    [lineTop + lineHeight, lineTop],
  );
  const [[, most = 1], [, maxMoney = 1]] = [high.domain(), moneyTop.domain()];
  const richest = days.findIndex(({ money }) => money === maxMoney);
  const columns = scaleBand(days.keys(), [0, 100]);
  const bars = columns.copy().paddingInner(0.2).paddingOuter(0.1);
  const left = (index: number) => columns(index) ?? 0;
  const middle = (index: number) => left(index) + columns.bandwidth() / 2;
  const labels = Math.min(days.length, 5);
  const labelAt = scaleLinear([0, Math.max(1, labels - 1)], [0, days.length - 1]);
  const labelled = new Set(Array.from({ length: labels }, (_, at) => Math.round(labelAt(at))));

  function move(event: KeyboardEvent) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = Math.min(days.length - 1, Math.max(0, current + by));
    if (by === 0) return;
    event.preventDefault();
    setCurrent(next);
    links.current[next]?.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links */}
      <svg
        role="group"
        aria-label="Orders and order value by day"
        width="100%"
        height={height}
        className="block overflow-visible text-2xs tabular-nums [&_text]:fill-(--ink-muted)"
        onKeyDown={move}
      >
        {[1, 0.5].map((part) => (
          <g key={part}>
            <line
              x1="0"
              x2="100%"
              y1={barsHeight * (1 - part) + 12}
              y2={barsHeight * (1 - part) + 12}
              stroke="var(--line)"
            />
            {most * part === Math.round(most * part) && (
              <text x="100%" y={barsHeight * (1 - part) + 9} textAnchor="end">
                {formatCount(most * part)}
              </text>
            )}
          </g>
        ))}
        <text x="0" y="9">
          Orders placed
        </text>
        <text x="0" y={lineTop - 6}>
          Order value
        </text>
        {days.slice(1).map(({ at, money }, index) => (
          <line
            key={at}
            x1={`${middle(index)}%`}
            x2={`${middle(index + 1)}%`}
            y1={moneyTop(days[index]?.money ?? 0)}
            y2={moneyTop(money)}
            stroke="var(--accent)"
            strokeWidth="1.5"
          />
        ))}
        {maxMoney > 1 && (
          <text
            x={`${middle(richest)}%`}
            y={lineTop - 6}
            textAnchor={richest > days.length / 2 ? "end" : "start"}
            style={{ fill: "var(--ink)" }}
          >
            {richest > days.length * 0.15 && formatMoneyShort(maxMoney)}
          </text>
        )}
        {days.map(({ at, placed, rejected, money, address }, index) => {
          const [placedHigh, rejectedHigh] = [high(placed), high(rejected)];
          const bar = { x: `${bars(index) ?? 0}%`, width: `${bars.bandwidth()}%` };
          const words = `${formatDate(at)}: ${formatCount(placed)} placed, ${formatCount(rejected)} rejected, ${formatMoneyShort(money)}`;
          const drawn = (
            <>
              <title>{words}</title>
              <rect
                x={`${left(index)}%`}
                width={`${columns.bandwidth()}%`}
                y="12"
                height={lineTop + lineHeight - 12}
                fill="transparent"
                className="hit"
              />
              <rect
                {...bar}
                y={12 + barsHeight - placedHigh}
                height={placedHigh}
                fill={weave("order")}
              />
              {rejected > 0 && (
                <rect
                  {...bar}
                  y={12 + barsHeight - placedHigh - rejectedHigh}
                  height={rejectedHigh}
                  fill={weave("danger")}
                  stroke="var(--danger)"
                  strokeWidth="0.8"
                />
              )}
              <circle cx={`${middle(index)}%`} cy={moneyTop(money)} r="2.5" fill="var(--accent)" />
            </>
          );
          return address === null ? (
            <g key={at}>{drawn}</g>
          ) : (
            <Link
              key={at}
              to={address}
              ref={(link) => void (links.current[index] = link)}
              aria-label={`${words}, opens the events behind it`}
              tabIndex={index === current ? 0 : -1}
              className="day-link"
              onFocus={() => setCurrent(index)}
            >
              {drawn}
            </Link>
          );
        })}
        <line
          x1="0"
          x2="100%"
          y1={12 + barsHeight}
          y2={12 + barsHeight}
          stroke="var(--ink-muted)"
        />
        <line
          x1="0"
          x2="100%"
          y1={lineTop + lineHeight}
          y2={lineTop + lineHeight}
          stroke="var(--ink-muted)"
        />
        {days.map(({ at }, index) =>
          labelled.has(index) ? (
            <text
              key={at}
              x={`${middle(index)}%`}
              y={height - 8}
              textAnchor={index === 0 ? "start" : index === days.length - 1 ? "end" : "middle"}
            >
              {formatDate(at).slice(0, 5)}
            </text>
          ) : null,
        )}
      </svg>
      <p className="mt-1 flex gap-4 text-xs text-ink-muted">
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="12" height="10">
            <rect width="12" height="10" fill={weave("order")} />
          </svg>
          placed
        </span>
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="12" height="10">
            <rect
              x="0.5"
              y="0.5"
              width="11"
              height="9"
              fill={weave("danger")}
              stroke="var(--danger)"
            />
          </svg>
          rejected
        </span>
      </p>
    </>
  );
}
