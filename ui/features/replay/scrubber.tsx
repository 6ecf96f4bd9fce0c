import type { ReplayCourseQuery } from "../../generated/operations.ts";
import { exactTime } from "../history/exact-time.ts";
import { formatCount } from "../../components/count.ts";
import { formatDate } from "../../components/date-time.tsx";
import { Veiled } from "./thread-chart.tsx";

export type Course = Extract<ReplayCourseQuery["historyCourse"], { __typename: "HistoryCourse" }>;

const height = 72;

/** The whole stretch with what moved when, and the moment shown, to be drawn to another one. */
export function Scrubber({
  course,
  at,
  occurredAt,
  onSeek,
  onPlay,
}: {
  course: Course;
  at: number;
  occurredAt: string | null;
  onSeek: (number: number) => void;
  onPlay: () => void;
}) {
  const { first, last, points } = course;
  const most = Math.max(1, ...points.map(({ orderMoves, stockMoves }) => orderMoves + stockMoves));
  const wide = 1000 / Math.max(1, points.length - 1);
  const bar = (moves: number) => (moves / most) * (height - 4);
  return (
    <div className="px-4 pt-3 md:px-5">
      <div className="relative rounded-[2px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Veiled at={at} range={course}>
          <svg
            aria-hidden
            viewBox={`0 0 1000 ${height}`}
            preserveAspectRatio="none"
            className="block h-[4.5rem] w-full border-b border-line-strong"
          >
            {points.slice(1).map(({ number, orderMoves, stockMoves }, place) => (
              <g key={number}>
                <rect
                  x={place * wide}
                  width={wide * 0.82}
                  y={height - bar(orderMoves)}
                  height={bar(orderMoves)}
                  fill="var(--t-order)"
                />
                <rect
                  x={place * wide}
                  width={wide * 0.82}
                  y={height - bar(orderMoves + stockMoves)}
                  height={bar(stockMoves)}
                  fill="var(--t-stock)"
                />
              </g>
            ))}
          </svg>
        </Veiled>
        <input
          type="range"
          aria-label="Moment shown"
          min={first - 1}
          max={last}
          value={at}
          aria-valuetext={
            occurredAt ? `${exactTime(occurredAt)}, event ${formatCount(at)}` : "before everything"
          }
          className="absolute inset-0 m-0 h-full w-full cursor-ew-resize opacity-0"
          onChange={({ target }) => onSeek(Number(target.value))}
          onKeyDown={(event) => {
            if (event.key !== " ") return;
            event.preventDefault();
            onPlay();
          }}
        />
      </div>
      <p aria-hidden className="flex justify-between pt-1 text-xs text-ink-muted">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => {
          const point = points[Math.round(share * (points.length - 1))] ?? points[0];
          const time = point?.occurredAt ?? points[1]?.occurredAt;
          return (
            <span key={share} className="max-sm:nth-2:hidden max-sm:nth-4:hidden">
              {time ? formatDate(time) : ""}
            </span>
          );
        })}
      </p>
    </div>
  );
}
