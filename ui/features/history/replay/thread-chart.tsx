import type { ReactNode } from "react";
import { shareOf, threadOf, type Level, type EventRange } from "./replay-view.ts";

const height = 64;

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
  const top = Math.max(1, ...threads.flatMap(({ levels }) => levels.map(({ value }) => value)));
  return (
    <ChartWithMoment at={at} range={range}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -3 1000 ${height + 6}`}
        preserveAspectRatio="none"
        className="block h-17.5 w-full border-b border-line"
      >
        {threads.map(({ levels, colour, dashed }) => {
          const path = threadOf(levels, range, { height, top });
          return (
            <g key={colour} style={{ color: `var(--${colour})` }}>
              {!dashed && path && (
                <path d={`${path}V${height}H0Z`} fill="currentColor" opacity={0.14} />
              )}
              <path
                d={path}
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
  share = shareOf(at, range),
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
