import type { ReactNode } from "react";
import { stepPaths, valueScale } from "../../../components/chart-scales.ts";
import { eventScale, type EventRange } from "./replay-view.ts";

const height = 64;
const width = 1000;

/** A value that holds from an event on, until the next level. */
interface Level {
  number: number;
  value: number;
}

export interface Thread {
  levels: readonly Level[];
  /** Name of a colour token, without the leading dashes. */
  colour: string;
  dashed?: boolean;
}

/** Values over a range as stepped lines; the part after the moment shown is grey. */
export function ThreadChart({
  label,
  threads,
  range,
  at,
}: {
  /** Accessible description. */
  label: string;
  threads: readonly Thread[];
  range: EventRange;
  at: number;
}) {
  const x = eventScale(range).range([0, width]);
  const y = valueScale(
    threads.flatMap(({ levels }) => levels.map(({ value }) => value)),
    [height, 0],
  );
  return (
    <ChartWithMoment at={at} range={range}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -3 ${width} ${height + 6}`}
        preserveAspectRatio="none"
        className="block h-17.5 w-full border-b border-line"
      >
        {threads.map(({ levels, colour, dashed }) => {
          const { line, area } = stepPaths(
            levels.map(({ number, value }) => [x(number), y(value)]),
            { right: width, bottom: height },
          );
          return (
            <g key={colour} style={{ color: `var(--${colour})` }}>
              {!dashed && area && <path d={area} fill="currentColor" opacity={0.14} />}
              <path
                d={line}
                fill="none"
                stroke="currentColor"
                strokeWidth={2.25}
                vectorEffect="non-scaling-stroke"
                strokeDasharray={dashed ? "7 4" : undefined}
              />
            </g>
          );
        })}
      </svg>
    </ChartWithMoment>
  );
}

/** A chart of a range with a line at the moment shown; the part after it is grey. */
export function ChartWithMoment({
  at,
  range,
  share = eventScale(range)(at),
  children,
}: {
  at: number;
  range: EventRange;
  /** Position of the moment, from 0 to 1, if the axis does not show events. */
  share?: number;
  children: ReactNode;
}) {
  const left = `${share * 100}%`;
  return (
    <div className="relative">
      {children}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-0 bg-page opacity-74"
        style={{ left }}
      />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left }}
      />
    </div>
  );
}
