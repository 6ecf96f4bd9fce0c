import { useQuery } from "@apollo/client/react";
import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import type { Days } from "../../../components/date-field/day.ts";
import { formatCount } from "../../../components/count.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { HistoryDensityDocument, type HistoryFilter } from "../../../generated/operations.ts";
import { CategoryMark } from "./category-mark.tsx";
import { exactTime } from "./exact-time.ts";
import {
  fieldOf,
  momentIn,
  quickRanges,
  shifted,
  zoomed,
  type LogView,
  type QuickRange,
  type Span,
} from "./log-view.ts";
import { streamCategories } from "./stream-categories.ts";

const DensityChart = lazy(async () => ({
  default: (await import("./density-chart.tsx")).DensityChart,
}));

const ranges = (Object.keys(quickRanges) as QuickRange[]).map((value) => ({
  value,
  label: quickRanges[value].label,
}));

export interface TimeBarProps {
  view: LogView;
  /** The time span shown. */
  span: Span;
  filter: HistoryFilter;
  onView: (change: Partial<LogView>) => void;
}

/** Selects a time range of the log, and shows how much happened in it. */
export function TimeBar({ view, span, filter, onView }: TimeBarProps) {
  const variables = {
    filter,
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
  };
  const { data, previousData, error } = useQuery(HistoryDensityDocument, {
    variables,
    fetchPolicy: "no-cache",
  });
  const density = (data ?? previousData)?.historyHistogram;
  const total = density?.totals.reduce((sum, events) => sum + events, 0) ?? 0;
  const to = (range: LogView["range"]) => onView({ range });

  return (
    <section aria-label="Time" className="border-b border-line px-4 pt-3 pb-1 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PillRow
          label="Range"
          choices={ranges}
          value={typeof view.range === "string" ? view.range : null}
          onChange={to}
        />
        <AbsoluteRange key={`${span.from} ${span.to}`} span={span} onRange={to} />
        <span className="inline-flex">
          <IconButton
            label="Earlier"
            icon={<ArrowLeft aria-hidden size={18} />}
            className="size-9!"
            onClick={() => to(shifted(span, -1))}
          />
          <IconButton
            label="Later"
            icon={<ArrowRight aria-hidden size={18} />}
            className="size-9!"
            onClick={() => to(shifted(span, 1))}
          />
          <IconButton
            label="Zoom in"
            icon={<ZoomIn aria-hidden size={18} />}
            className="size-9!"
            onClick={() => to(zoomed(span, "in"))}
          />
          <IconButton
            label="Zoom out"
            icon={<ZoomOut aria-hidden size={18} />}
            className="size-9!"
            onClick={() => to(zoomed(span, "out"))}
          />
        </span>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs md:ml-auto">
          {streamCategories.map(({ category, label }, index) =>
            density?.totals[index] ? (
              <li key={category} className="inline-flex items-center gap-1.5">
                <CategoryMark category={category} />
                {label} <span className="text-ink-muted">{formatCount(density.totals[index])}</span>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      <p className="sr-only" role="status">
        {density &&
          `${formatCount(total)} events from ${exactTime(span.from)} to ${exactTime(span.to)}`}
      </p>
      <div className="mt-2 min-h-33">
        {error ? (
          <p className="py-8 text-fine text-danger-text">Couldn’t load the counts.</p>
        ) : (
          <Suspense fallback={<Skeleton className="h-33" />}>
            {density ? (
              <DensityChart density={density} span={span} onSelect={to} />
            ) : (
              <Skeleton className="h-33" />
            )}
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Typed start and end, applied together. */
function AbsoluteRange({ span, onRange }: { span: Span; onRange: (range: Span) => void }) {
  const [from, setFrom] = useState(fieldOf(span.from));
  const [to, setTo] = useState(fieldOf(span.to));
  const wanted = { from: momentIn(from), to: momentIn(to) + 59_999 };
  const changed = from !== fieldOf(span.from) || to !== fieldOf(span.to);
  const showDays = (days: Days) =>
    onRange({ from: momentIn(`${days.from}T00:00`), to: momentIn(`${days.to}T23:59`) + 59_999 });
  const backwards = !(wanted.from <= wanted.to);
  return (
    <form
      className="flex flex-wrap items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!backwards) onRange(wanted);
      }}
    >
      <DateField
        withTime
        aria-label="From, Colombo time"
        className="w-54"
        value={from}
        onValue={setFrom}
        onDays={showDays}
      />
      <span className="text-fine text-ink-muted">to</span>
      <DateField
        withTime
        aria-label="To, Colombo time"
        className="w-54"
        aria-invalid={backwards || undefined}
        value={to}
        onValue={setTo}
        onDays={showDays}
      />
      {changed && (
        <Button type="submit" size="dense" disabled={backwards}>
          {backwards ? "The end is before the start" : "Show"}
        </Button>
      )}
    </form>
  );
}
