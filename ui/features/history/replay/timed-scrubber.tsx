import { skipToken, useQuery } from "@apollo/client/react";
import type { ComponentProps } from "react";
import { HistoryDensityDocument } from "../../../generated/operations.ts";
import type { Span } from "../explorer/log-view.ts";
import type { Density } from "./category-bars.tsx";
import { Scrubber, type Course } from "./scrubber.tsx";
import { spanOf, type Ends } from "./replay-range.ts";

export interface TimedScrubberProps extends Pick<
  ComponentProps<typeof Scrubber>,
  "course" | "at" | "occurredAt" | "onSeek" | "onStep" | "onPlay"
> {
  /** The requested ends. */
  ends: Ends;
  /** Time span of the whole log, or null if unknown. */
  whole: Span | null;
}

/** The scrubber with a time axis and the number of events over time. */
export function TimedScrubber({ ends, whole, ...scrubber }: TimedScrubberProps) {
  const span = timesOf(scrubber.course.points, ends, whole);
  const density = useDensity(span);
  return <Scrubber {...scrubber} span={span} density={density} whole={whole} />;
}

/** The time span of a range: as requested, or from its first to its last event. */
function timesOf(points: Course["points"], ends: Ends, whole: Span | null): Span | null {
  const requested = spanOf(ends);
  if (requested) return requested;
  const times = points.flatMap(({ occurredAt }) => (occurredAt ? [Date.parse(occurredAt)] : []));
  const isWhole = ends.from === null && points[0]?.occurredAt === null;
  const from = isWhole ? whole?.from : times[0];
  const to = times.at(-1);
  return from !== undefined && to !== undefined && whole && from < to ? { from, to } : null;
}

/** Number of events over time by category; null until loaded. */
function useDensity(span: Span | null): Density | null {
  const { data } = useQuery(
    HistoryDensityDocument,
    span === null
      ? skipToken
      : {
          variables: {
            from: new Date(span.from).toISOString(),
            to: new Date(span.to).toISOString(),
          },
          fetchPolicy: "no-cache",
        },
  );
  return (span && data?.historyHistogram) ?? null;
}
