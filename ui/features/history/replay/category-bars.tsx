import { instantScale, valueScale } from "../../../components/chart-scales.ts";
import { formatCount } from "../../../components/count.ts";
import type { HistoryDensityQuery } from "../../../generated/operations.ts";
import { CategoryMark } from "../explorer/category-mark.tsx";
import type { Span } from "../explorer/log-view.ts";
import { streamCategories } from "../explorer/stream-categories.ts";

export type Density = HistoryDensityQuery["historyHistogram"];

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** Number of events over time by category, as bars in an area 1000 units wide. */
export function CategoryBars({
  density: { buckets, bucketSeconds },
  span,
  height,
}: {
  density: Density;
  span: Span;
  height: number;
}) {
  const bar = valueScale(
    buckets.map(({ counts }) => sumOf(counts)),
    [0, height - 4],
  );
  const x = instantScale(span, [0, 1000]);
  const width = Math.max(1, x(span.from + bucketSeconds * 1000) * 0.86);
  return buckets.map(({ at, counts }) => {
    let top = height;
    return (
      <g key={at}>
        {streamCategories.map(({ category, colour }, index) => {
          const events = counts[index] ?? 0;
          if (events === 0) return null;
          const high = bar(events);
          top -= high;
          return (
            <rect
              key={category}
              x={x(Date.parse(at))}
              width={width}
              y={top}
              height={high}
              fill={`var(--${colour})`}
            />
          );
        })}
      </g>
    );
  });
}

/** Legend of the bar colours, with the count of each category. */
export function CategoryLegend({ totals }: Pick<Density, "totals">) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {streamCategories.map(({ category, label }, index) =>
        totals[index] ? (
          <li key={category} className="inline-flex items-center gap-1.5">
            <CategoryMark category={category} />
            {label} <span className="text-ink-muted">{formatCount(totals[index])}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
