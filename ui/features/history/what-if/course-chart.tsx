import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatCount } from "../../../components/count.ts";
import { canvasStyle, inColombo, tickLabels } from "../explorer/canvas-style.ts";
import { followWidth } from "../explorer/follow-width.ts";
import { figureText } from "./figure-text.ts";
import type { Outcome } from "./use-what-if.ts";

export type CourseOf = "money" | "placed";

const height = 190;

const threads = ["#3c4f78", "#cf9f4f", "#4f6f58", "#e4dcc6", "#b4603f"];

/** A woven pattern for lines: simulated values are woven everywhere. */
function woven(context: CanvasRenderingContext2D): CanvasPattern | string {
  const tile = document.createElement("canvas");
  const wide = 6;
  tile.width = wide * threads.length;
  tile.height = 4;
  const pen = tile.getContext("2d");
  if (!pen) return threads[0] ?? "";
  threads.forEach((thread, index) => {
    pen.fillStyle = thread;
    pen.fillRect(index * wide, 0, wide, tile.height);
  });
  return context.createPattern(tile, "repeat") ?? "";
}

/** Orders placed since the fork, actual and simulated. */
export function CourseChart({ outcome, of }: { outcome: Outcome; of: CourseOf }) {
  const place = useRef<HTMLDivElement>(null);
  const { course, forkedAt } = outcome;
  const last = course.at(-1);
  const unit = of === "money" ? "MONEY" : "COUNT";

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { colour, axis, end } = canvasStyle(element);
    const times = [forkedAt, ...course.map(({ at }) => at)].map((at) => Date.parse(at) / 1000);
    const was = [0, ...course.map((moment) => moment[of])];
    const simulated = [
      0,
      ...course.map(({ moneySimulated, placedSimulated }) =>
        of === "money" ? moneySimulated : placedSimulated,
      ),
    ];
    const shortMoney = (value: number) =>
      value >= 1_000_000 ? `${value / 1_000_000} million` : formatCount(value);
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height,
        padding: [8, 8, 0, 0],
        tzDate: inColombo,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: true }, y: { range: (_plot, _min, max) => [0, Math.max(1, max)] } },
        axes: [
          { ...axis, size: 26, values: tickLabels },
          { ...axis, size: 62, values: (_plot, splits) => splits.map(shortMoney) },
        ],
        series: [
          {},
          { stroke: (chart) => woven(chart.ctx), width: 5, points: { show: false } },
          { stroke: colour("ink"), width: 1.5, points: { show: false } },
        ],
      },
      [times, simulated, was],
      element,
    );
    end();
    return followWidth(plot, element);
  }, [course, forkedAt, of]);

  const name = of === "money" ? "Order value" : "Orders";
  const wasLast = figureText(last?.[of] ?? 0, unit);
  const lastSimulated = of === "money" ? last?.moneySimulated : last?.placedSimulated;
  return (
    <>
      <div
        ref={place}
        role="img"
        aria-label={`${name} placed since the fork. As it was: ${wasLast}. Simulated: ${figureText(lastSimulated ?? 0, unit)}.`}
        className="min-w-0"
        style={{ height }}
      />
      <p className="mt-1 flex flex-wrap gap-x-5 text-fine text-ink-muted">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="inline-block w-6 border-t-2 border-ink" /> as it was
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="woven-swatch h-1.25!" /> simulated
        </span>
      </p>
    </>
  );
}
