import { useEffect, useEffectEvent, useRef } from "react";
import { valueScale } from "../../../components/chart-scales.ts";
import { useClock } from "../../../components/clock.ts";
import { clockInColombo, startOfDay } from "../../../components/colombo.ts";
import { OrdersByHourDocument, type OrdersByHourQuery } from "../../../generated/operations.ts";
import { Read, useRead } from "../kit/read.tsx";

const hourMs = 3_600_000;
/** The chart begins at 9 am, or with the first order if that was earlier. */
const usualFirst = 9;

const hourOf = (at: number): number => Number(clockInColombo(at).slice(11, 13));

/** Formats as 9, 12 pm, 3. */
function hourName(hour: number): string {
  if (hour === 0) return "12 am";
  return hour === 12 ? "12 pm" : String(hour % 12);
}

const halfOf = (hour: number): string => (hour < 12 ? "am" : "pm");

/** The number of orders in each hour of a day up to now. */
export function hoursOf(
  buckets: OrdersByHourQuery["historyHistogram"]["buckets"],
  now: number,
): readonly { hour: number; orders: number }[] {
  const counts = new Map<number, number>();
  for (const { at, counts: events } of buckets) {
    const hour = hourOf(Date.parse(at));
    const sum = events.reduce((before, each) => before + each, 0);
    counts.set(hour, (counts.get(hour) ?? 0) + sum);
  }
  const last = hourOf(now);
  const first = Math.min(usualFirst, last, ...counts.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    orders: counts.get(first + index) ?? 0,
  }));
}

/** A chart of today's orders by hour. `version` changes whenever there may be more of them. */
export function OrdersByHour({ day, version }: { day: string; version: string }) {
  const begin = startOfDay(Date.parse(`${day}T12:00:00.000+05:30`));
  const reading = useRead(
    OrdersByHourDocument,
    {
      from: new Date(begin).toISOString(),
      to: new Date(begin + 24 * hourMs - 1).toISOString(),
    },
    { fetchPolicy: "no-cache", keepsPrevious: true },
  );
  const reread = useEffectEvent(() => void reading.retry());
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) reread();
    seen.current = version;
  }, [version]);

  const now = useClock();
  return (
    <section aria-labelledby="by-hour" className="min-w-0 p-4 md:p-6">
      <h2 id="by-hour" className="heading text-lg">
        Orders by hour{" "}
        <small className="font-sans text-fine text-ink-muted">
          {day.split("-").toReversed().join("/")}
        </small>
      </h2>
      <Read of={reading} what="orders by hour" skeleton="h-40" className="mt-4">
        {({ historyHistogram: { buckets } }) => <Chart hours={hoursOf(buckets, now)} />}
      </Read>
    </section>
  );
}

function Chart({ hours }: { hours: ReturnType<typeof hoursOf> }) {
  const high = valueScale(
    hours.map(({ orders }) => orders),
    [0, 75],
  );
  const summary = hours
    .filter(({ orders }) => orders > 0)
    .map(({ hour, orders }) => `${orders} at ${hour % 12 || 12} ${halfOf(hour)}`)
    .join(", ");
  return (
    <div
      role="img"
      aria-label={summary ? `Orders placed: ${summary}` : "No orders placed today so far"}
      className="mt-4 flex h-44 items-end gap-1.5 overflow-hidden"
    >
      {hours.map(({ hour, orders }, index) => (
        <div key={hour} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
          <span className="text-xs font-semibold">{orders > 0 ? orders : ""}</span>
          <span
            className={
              index === hours.length - 1
                ? "border-b border-line-strong bg-accent"
                : "border-b border-line-strong bg-[color-mix(in_oklch,var(--accent)_45%,var(--page))]"
            }
            style={{ height: `${high(orders)}%` }}
          />
          <span className="h-5 pt-1 text-xs leading-none whitespace-nowrap text-ink-muted">
            {hourName(hour)}
          </span>
        </div>
      ))}
    </div>
  );
}
