import { useQuery } from "@apollo/client/react";
import { instantScale, valueScale } from "../../../components/chart-scales.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { HistoryDensityDocument } from "../../../generated/operations.ts";
import type { Span } from "../explorer/log-view.ts";

const height = 18;

/** The whole log as one line, with a window at the replayed range. */
export function LogOverview({ whole, span }: { whole: Span; span: Span }) {
  const { data } = useQuery(HistoryDensityDocument, {
    variables: { from: new Date(whole.from).toISOString(), to: new Date(whole.to).toISOString() },
    fetchPolicy: "no-cache",
  });
  const buckets = data?.historyHistogram.buckets ?? [];
  const sums = buckets.map(({ counts }) => counts.reduce((sum, each) => sum + each, 0));
  const x = instantScale(whole, [0, 1000]).clamp(true);
  const y = valueScale(sums, [height, 0]);
  const path = buckets.map(
    ({ at }, index) =>
      `M${x(Date.parse(at)).toFixed(1)} ${height}V${y(sums[index] ?? 0).toFixed(1)}`,
  );
  const begin = x(span.from);
  return (
    <p className="flex items-center gap-3 text-xs whitespace-nowrap text-ink-muted">
      The whole log
      <span className="max-sm:hidden">{formatDate(whole.from)}</span>
      <svg
        aria-hidden
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        className="h-4.5 min-w-0 flex-1 overflow-visible"
      >
        <path
          d={path.join("")}
          stroke="currentColor"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
        <rect
          x={begin}
          y={-2}
          width={Math.max(6, x(span.to) - begin)}
          height={height + 4}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      now
    </p>
  );
}
