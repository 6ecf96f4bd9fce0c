import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { instantScale } from "../../../components/chart-scales.ts";
import { classNames } from "../../../components/class-names.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { formatDuration } from "../../../components/duration.ts";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { startOfDay } from "../../../components/colombo.ts";
import { historyPaths } from "../../../history-paths.ts";
import { statusOf } from "../../shared/order/status.ts";
import { exactTime } from "./exact-time.ts";
import { formatLimit, lateBy, type StatusTime } from "./status-times.ts";

const dayMs = 86_400_000;
const maxTicks = 8;

/** Starts of days within a range; only some of them in a long range. */
function daysIn(from: number, to: number): readonly number[] {
  const first = startOfDay(from) + dayMs;
  const every = Math.max(1, Math.ceil((to - first) / dayMs / maxTicks));
  const days: number[] = [];
  for (let day = first; day <= to; day += every * dayMs) days.push(day);
  return days;
}

/**
 * Time an order spent in each status, to scale, against the limits. Time after the moment is pale.
 */
export function TimeTaken({
  order,
  statusTimes,
  moment,
}: {
  /** The order number. */
  order: string;
  statusTimes: readonly StatusTime[];
  /** The moment shown; null for the present. */
  moment: number | null;
}) {
  const [first] = statusTimes;
  const last = statusTimes.at(-1);
  if (!first || !last) return null;
  const [from, to] = [first.from, Math.max(last.to, first.from + 1)];
  const place = instantScale({ from, to }, [0, 100]).clamp(true);
  return (
    <section aria-labelledby="time-taken" className="border-b border-line px-4 py-4 md:px-5">
      <h3
        id="time-taken"
        className="flex flex-wrap justify-between gap-x-4 text-fine font-semibold"
      >
        <span>
          Time taken <span className="font-normal text-ink-muted">to scale</span>
        </span>
        <span className="font-normal text-ink-muted">
          from {first.status === null ? "first item in the cart" : "submission"},{" "}
          {formatDuration(to - from)}
        </span>
      </h3>
      <div aria-hidden className="relative mt-2.5 h-5">
        {statusTimes.map((statusTime) => {
          const { status, limitMs } = statusTime;
          const future = moment !== null && statusTime.from > moment;
          const limit = limitMs === null ? null : statusTime.from + limitMs;
          return (
            <span key={statusTime.from}>
              <span
                className={classNames(
                  "absolute inset-y-0 min-w-px border-r border-page",
                  status === null ? "bg-(--t-cart)" : `status-${statusOf(status).step} bg-(--st)`,
                  future && "opacity-30",
                )}
                style={{
                  left: `${place(statusTime.from)}%`,
                  width: `${place(statusTime.to) - place(statusTime.from)}%`,
                }}
              />
              {limit !== null && statusTime.late && (
                <span
                  className={classNames(
                    "absolute inset-y-0 bg-[repeating-linear-gradient(45deg,var(--danger)_0_3px,transparent_3px_7px)] border-l-2 border-danger",
                    future && "opacity-30",
                  )}
                  style={{
                    left: `${place(limit)}%`,
                    width: `${place(statusTime.to) - place(limit)}%`,
                  }}
                />
              )}
            </span>
          );
        })}
        {moment !== null && (
          <span
            className="absolute -inset-y-1.5 w-0.5 -translate-x-1/2 bg-ink"
            style={{ left: `${place(moment)}%` }}
          />
        )}
      </div>
      <p aria-hidden className="relative mt-1 h-5 border-t border-line text-xs text-ink-muted">
        {daysIn(from, to).map((day) => (
          <span
            key={day}
            className="absolute border-l border-line-strong pl-1"
            style={{ left: `${place(day)}%` }}
          >
            {formatDate(day).slice(0, 5)}
          </span>
        ))}
      </p>
      <table className="mt-2 w-full text-left text-fine">
        <thead className="text-xs text-ink-muted">
          <tr>
            <th className="py-1 font-semibold">Status</th>
            <th className="py-1 font-semibold max-sm:hidden">Since</th>
            <th className="py-1 text-right font-semibold">Time</th>
            <th className="py-1 text-right font-semibold">Limit</th>
            <th className="py-1 pl-3 font-semibold">Late by</th>
          </tr>
        </thead>
        <tbody>
          {statusTimes.map((statusTime) => {
            const { status, label, isOpen, limitMs, number } = statusTime;
            const over = lateBy(statusTime);
            const future = moment !== null && statusTime.from > moment;
            return (
              <tr
                key={statusTime.from}
                className={classNames("border-t border-line", future && "text-ink-subtle")}
              >
                <th scope="row" className="py-1.5 pr-2 font-demi">
                  <span className="inline-flex items-center gap-2">
                    {status === null ? (
                      <span aria-hidden className="size-3.5 bg-(--t-cart)" />
                    ) : (
                      <StatusGlyph step={statusOf(status).step} size={14} />
                    )}
                    {number === null ? (
                      label
                    ) : (
                      <Link to={historyPaths.order(order, number)} className="link-line">
                        {label}
                      </Link>
                    )}
                  </span>
                </th>
                <td className="py-1.5 pr-2 text-ink-muted max-sm:hidden">
                  {exactTime(statusTime.from)}
                </td>
                <td className="py-1.5 text-right whitespace-nowrap">
                  {formatDuration(statusTime.to - statusTime.from)}
                  {isOpen && " so far"}
                </td>
                <td className="py-1.5 pl-3 text-right whitespace-nowrap text-ink-muted">
                  {limitMs === null ? "none" : formatLimit(limitMs)}
                </td>
                <td className="py-1.5 pl-3 whitespace-nowrap">
                  {over === null ? (
                    <span className="text-ink-muted">{limitMs === null ? "" : "not late"}</span>
                  ) : (
                    <b className="inline-flex items-center gap-1 font-semibold text-danger-text">
                      <TriangleAlert aria-hidden size={13} />
                      {formatDuration(over)}
                    </b>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
