import { scaleBand } from "d3-scale";
import type { ReplayCourseQuery } from "../../../generated/operations.ts";
import { exactTime } from "../explorer/exact-time.ts";
import { valueScale } from "../../../components/chart-scales.ts";
import { formatCount } from "../../../components/count.ts";
import { formatDate, formatDateTime } from "../../../components/date-time.tsx";
import type { Span } from "../explorer/log-view.ts";
import { CategoryBars, CategoryLegend, type Density } from "./category-bars.tsx";
import { eventScale } from "./replay-view.ts";
import { timeScaleOf } from "./replay-range.ts";
import { ChartWithMoment } from "./thread-chart.tsx";
import { LogOverview } from "./log-overview.tsx";

export type Course = Extract<ReplayCourseQuery["historyCourse"], { __typename: "HistoryCourse" }>;

const height = 72;
const dayMs = 86_400_000;

/** Keys of the slider, in events. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: -10, PageDown: 10 },
};

/** A slider over the whole range that shows its activity and selects the moment. */
export function Scrubber({
  course,
  span = null,
  density = null,
  whole = null,
  at,
  occurredAt,
  onSeek,
  onStep,
  onPlay,
}: {
  course: Course;
  /** Time span of the range, or null if unknown. */
  span?: Span | null;
  /** Number of events over time; null until loaded. */
  density?: Density | null;
  /** Time span of the whole log, or null if unknown. */
  whole?: Span | null;
  at: number;
  occurredAt: string | null;
  onSeek: (number: number) => void;
  onStep: (by: number) => void;
  onPlay: () => void;
}) {
  const { first, last, points } = course;
  // Without counts by time, the axis shows events.
  const scale = span && density ? timeScaleOf(points, span) : null;
  const length = last - (first - 1);
  const share = scale ? scale.shareOf(at) : eventScale(course)(at);
  const bar = valueScale(
    points.map(({ orderMoves, stockMoves }) => orderMoves + stockMoves),
    [0, height - 4],
  );
  // The first point is the state before the range.
  const moved = points.slice(1);
  const bars = scaleBand(moved.keys(), [0, 1000]).paddingInner(0.18).paddingOuter(0.09).align(0);
  return (
    <div className="px-4 pt-3 md:px-5">
      {density && <CategoryLegend totals={density.totals} />}
      <div className="relative rounded-tile has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <ChartWithMoment at={at} range={course} share={share}>
          <svg
            aria-hidden
            viewBox={`0 0 1000 ${height}`}
            preserveAspectRatio="none"
            className="block h-18 w-full border-b border-line-strong"
          >
            {density && span && <CategoryBars density={density} span={span} height={height} />}
            {!density &&
              moved.map(({ number, orderMoves, stockMoves }, place) => (
                <g key={number}>
                  <rect
                    x={bars(place)}
                    width={bars.bandwidth()}
                    y={height - bar(orderMoves)}
                    height={bar(orderMoves)}
                    fill="var(--t-order)"
                  />
                  <rect
                    x={bars(place)}
                    width={bars.bandwidth()}
                    y={height - bar(orderMoves + stockMoves)}
                    height={bar(stockMoves)}
                    fill="var(--t-stock)"
                  />
                </g>
              ))}
          </svg>
        </ChartWithMoment>
        <input
          type="range"
          aria-label="Moment shown"
          min={first - 1}
          max={last}
          value={scale ? first - 1 + Math.round(share * length) : at}
          aria-valuetext={
            occurredAt ? `${exactTime(occurredAt)}, event ${formatCount(at)}` : "start of the log"
          }
          className="absolute inset-0 m-0 h-full w-full cursor-ew-resize opacity-0"
          onChange={({ target }) => {
            const value = Number(target.value);
            onSeek(scale ? scale.numberAt((value - (first - 1)) / length) : value);
          }}
          onKeyDown={(event) => {
            const by = steps[event.key];
            if (event.key !== " " && by === undefined) return;
            event.preventDefault();
            if (by === undefined) onPlay();
            else onStep(by);
          }}
        />
      </div>
      <p aria-hidden className="flex justify-between pt-1 text-xs text-ink-muted">
        {[0, 0.25, 0.5, 0.75, 1].map((place) => {
          const point = points[Math.round(place * (points.length - 1))] ?? points[0];
          const time =
            span && density
              ? span.from + place * (span.to + 1 - span.from)
              : (point?.occurredAt ?? points[1]?.occurredAt);
          const isShort = span && density && span.to - span.from < 2 * dayMs;
          return (
            <span key={place} className="max-sm:nth-2:hidden max-sm:nth-4:hidden">
              {time ? (isShort ? formatDateTime(time) : formatDate(time)) : ""}
            </span>
          );
        })}
      </p>
      {span && whole && whole.to - whole.from > span.to - span.from && (
        <LogOverview whole={whole} span={span} />
      )}
    </div>
  );
}
