import { skipToken, useQuery } from "@apollo/client/react";
import type { ComponentProps } from "react";
import { HistoryDensityDocument } from "../../generated/operations.ts";
import type { Span } from "../history/look.ts";
import type { Density } from "./families-bar.tsx";
import { Scrubber, type Course } from "./scrubber.tsx";
import { spanOf, type Ends } from "./stretch.ts";

export interface TimedScrubberProps extends Pick<
  ComponentProps<typeof Scrubber>,
  "course" | "at" | "occurredAt" | "onSeek" | "onPlay"
> {
  /** The ends that were asked for. */
  ends: Ends;
  /** From the first to the last moment of the log; null where that is not known. */
  whole: Span | null;
}

/** The stretch by time, with how much happened when. */
export function TimedScrubber({ ends, whole, ...scrubber }: TimedScrubberProps) {
  const span = timesOf(scrubber.course.points, ends, whole);
  const density = useDensity(span);
  return <Scrubber {...scrubber} span={span} density={density} whole={whole} />;
}

/** When a stretch begins and ends: as it was asked for, or with its first and last event. */
function timesOf(points: Course["points"], ends: Ends, whole: Span | null): Span | null {
  const asked = spanOf(ends);
  if (asked) return asked;
  const times = points.flatMap(({ occurredAt }) => (occurredAt ? [Date.parse(occurredAt)] : []));
  const isWhole = ends.from === null && points[0]?.occurredAt === null;
  const from = isWhole ? whole?.from : times[0];
  const to = times.at(-1);
  return from !== undefined && to !== undefined && whole && from < to ? { from, to } : null;
}

/** How much happened at which time of a stretch, by family; null until it is known. */
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
