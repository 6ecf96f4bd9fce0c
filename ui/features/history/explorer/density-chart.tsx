import { useEffect, useEffectEvent, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { HistoryDensityQuery } from "../../../generated/operations.ts";
import { canvasStyle, inColombo, tickLabels } from "./canvas-style.ts";
import { followWidth } from "./follow-width.ts";
import type { Span } from "./log-view.ts";
import { streamCategories } from "./stream-categories.ts";

export interface DensityChartProps {
  density: HistoryDensityQuery["historyHistogram"];
  span: Span;
  /** Called with the time span the user dragged over. */
  onSelect: (span: Span) => void;
}

const height = 132;

/** Stacks the categories; the first one drawn is the total. */
function stacked({ buckets, bucketSeconds }: DensityChartProps["density"], { from, to }: Span) {
  const byTime = new Map(buckets.map(({ at, counts }) => [Date.parse(at) / 1000, counts]));
  const first = [...byTime.keys()][0];
  const times: number[] = [];
  if (first !== undefined) {
    const begin =
      first - Math.ceil(Math.max(0, first - from / 1000) / bucketSeconds) * bucketSeconds;
    for (let at = begin; at <= to / 1000; at += bucketSeconds) times.push(at);
  }
  const sums = streamCategories.map((_category, last) =>
    times.map((at) =>
      (byTime.get(at) ?? []).slice(0, last + 1).reduce((sum, events) => sum + events, 0),
    ),
  );
  return [times, ...sums.toReversed()] as uPlot.AlignedData;
}

/** Number of events over time, stacked by category. */
export function DensityChart({ density, span, onSelect }: DensityChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const select = useEffectEvent(onSelect);
  const { from, to } = span;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { colour, axis, end } = canvasStyle(element);
    const bars = uPlot.paths.bars?.({ size: [0.86, 40], align: 1 });
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height,
        padding: [8, 0, 0, 0],
        tzDate: inColombo,
        legend: { show: false },
        cursor: { points: { show: false }, y: false, drag: { x: true, y: false } },
        scales: { x: { time: true, range: [from / 1000, to / 1000] }, y: { range: [0, null] } },
        axes: [
          {
            ...axis,
            size: 26,
            values: tickLabels,
          },
          {
            ...axis,
            size: 44,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 50_000],
          },
        ],
        series: [
          {},
          ...streamCategories.toReversed().map(({ label, colour: name }) => ({
            label,
            fill: colour(name),
            width: 0,
            ...(bars && { paths: bars }),
            points: { show: false },
          })),
        ],
        hooks: {
          setSelect: [
            (chart) => {
              const { left, width } = chart.select;
              if (width < 3) return;
              const begin = Math.round(chart.posToVal(left, "x") * 1000);
              const end = Math.round(chart.posToVal(left + width, "x") * 1000);
              select({ from: begin, to: end });
            },
          ],
        },
      },
      stacked(density, { from, to }),
      element,
    );
    end();
    return followWidth(plot, element);
  }, [density, from, to]);

  return <div ref={place} aria-hidden className="min-w-0" style={{ height }} />;
}
