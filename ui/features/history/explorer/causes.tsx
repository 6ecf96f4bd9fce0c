import { useId } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { historyPaths } from "../../../history-paths.ts";
import { displayOf } from "./stream-categories.ts";
import { exactTime } from "./exact-time.ts";
import { threadsOf, type Arrow, type Entry } from "./threads.ts";

const left = 118;
const column = 92;
const top = 62;
const row = 58;

/** The label under an event's mark: its type in words. */
function shortName({ type, category }: Entry): string {
  const words = type.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  const own = `${category.toLowerCase().replace("_", " ")} `;
  return words.startsWith(own) ? words.slice(own.length) : words;
}

/** The events of an order as threads: one row per stream, one column per event, not to scale. */
export function CausesAndEffects({
  order,
  stream,
  entries,
  happenedUpTo,
}: {
  /** The order number. */
  order: string;
  /** The order's own stream. */
  stream: string;
  /** Oldest first; includes the cart events before the order. */
  entries: readonly Entry[];
  happenedUpTo: number;
}) {
  const id = useId();
  const { threads, arrows, acted, quiet } = threadsOf(entries, stream);
  if (entries.length === 0) return null;
  const width = left + entries.length * column;
  const height = top + threads.length * row + 22;
  const x = (at: number) => left + at * column + column / 2;
  const y = (name: string) => top + threads.findIndex((each) => each.stream === name) * row + 16;
  const isFuture = (at: number) => (entries[at]?.number ?? 0) > happenedUpTo;
  const present = entries.findIndex(({ number }) => number === happenedUpTo);

  function pathOf({ from, to }: Arrow): string {
    const [a, b] = [entries[from], entries[to]];
    if (!a || !b) return "";
    const [ya, yb] = [y(a.stream), y(b.stream)];
    const begin = `M${x(from) + 8} ${ya}`;
    if (ya === yb) return `${begin}H${x(to) - 12}`;
    const by = Math.min(40, (x(to) - x(from)) / 2);
    return `${begin}C${x(from) + by} ${ya} ${x(to) - by - 12} ${yb} ${x(to) - 12} ${yb}`;
  }

  return (
    <section aria-labelledby="causes" className="border-b border-line py-4">
      <h3
        id="causes"
        className="flex flex-wrap justify-between gap-x-4 px-4 text-fine font-semibold md:px-5"
      >
        <span>
          Causes and effects{" "}
          <span className="font-normal text-ink-muted">one thread a stream, not to scale</span>
        </span>
        <span aria-hidden className="flex items-center gap-4 text-xs font-normal text-ink-muted">
          <span className="before:mr-1.5 before:inline-block before:w-6 before:border-t-2 before:border-ink before:align-middle">
            caused
          </span>
          <span className="before:mr-1.5 before:inline-block before:w-6 before:border-t-2 before:border-dashed before:border-ink-muted before:align-middle">
            value taken from
          </span>
        </span>
      </h3>
      <div
        role="region"
        aria-label="Causes and effects"
        tabIndex={0}
        className="mt-2 overflow-x-auto px-4 focus-visible:-outline-offset-2 md:px-5"
      >
        <div className="relative" style={{ width, height }}>
          <svg aria-hidden width={width} height={height} className="absolute inset-0">
            <defs>
              <marker
                id={`${id}-head`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0 0L8 4L0 8Z" fill="var(--ink)" />
              </marker>
            </defs>
            {present !== -1 && (
              <rect
                x={x(present) - column / 2}
                y={34}
                width={column}
                height={height - 54}
                fill="var(--accent-soft)"
              />
            )}
            {quiet.map(({ before, words }) => (
              <g key={before} stroke="var(--line-strong)">
                {[-4, 0, 4].map((by) => (
                  <path key={by} d={`M${x(before) - column / 2 + by} ${top - 20}V${height - 20}`} />
                ))}
                <text
                  x={x(before) - column / 2}
                  y={height - 6}
                  textAnchor="middle"
                  className="text-xs"
                  fill="var(--ink-muted)"
                  stroke="none"
                >
                  {words}
                </text>
              </g>
            ))}
            {threads.map(({ stream: name, category, first, last }) => (
              <g key={name} style={{ color: `var(--${displayOf(category).colour})` }}>
                <path
                  d={`M${left} ${y(name)}H${width}`}
                  stroke="currentColor"
                  strokeWidth={1}
                  opacity={0.45}
                />
                <path
                  d={`M${x(first)} ${y(name)}H${x(last)}`}
                  stroke="currentColor"
                  strokeWidth={4}
                  strokeDasharray="6 2"
                />
              </g>
            ))}
            {acted.map(({ from, to, who }) => (
              <g key={from}>
                <path
                  d={`M${x(from) - column / 2 + 8} 30V24H${x(to) + column / 2 - 8}V30`}
                  fill="none"
                  stroke="var(--ink-muted)"
                />
                <text
                  x={(x(from) + x(to)) / 2}
                  y={16}
                  textAnchor="middle"
                  className="text-xs"
                  fill="var(--ink)"
                >
                  {who}
                </text>
              </g>
            ))}
            {arrows.map((arrow) => (
              <path
                key={`${arrow.from} ${arrow.to}`}
                d={pathOf(arrow)}
                fill="none"
                stroke={arrow.kind === "caused" ? "var(--ink)" : "var(--ink-muted)"}
                strokeWidth={1.4}
                strokeDasharray={arrow.kind === "caused" ? undefined : "3 3"}
                opacity={isFuture(arrow.to) ? 0.35 : 1}
                markerEnd={`url(#${id}-head)`}
              />
            ))}
            {entries.map((entry, at) => (
              <circle
                key={entry.number}
                cx={x(at)}
                cy={y(entry.stream)}
                r={7}
                fill={`var(--${displayOf(entry.category).colour})`}
                stroke={at === present ? "var(--ink)" : "var(--page)"}
                strokeWidth={2}
                opacity={isFuture(at) ? 0.4 : 1}
              />
            ))}
          </svg>
          {threads.map(({ stream: name, category }) => (
            <p
              key={name}
              aria-hidden
              className="absolute left-0 w-27 truncate bg-page text-xs leading-tight"
              style={{ top: y(name) - 14 }}
              title={name}
            >
              <b className="block font-semibold">{displayOf(category).label.toLowerCase()}</b>
              <span className="text-ink-muted">{name.slice(name.indexOf("-") + 1)}</span>
            </p>
          ))}
          <ol>
            {entries.map((entry, at) => (
              <li
                key={entry.number}
                aria-current={at === present ? "step" : undefined}
                className="absolute text-center text-xs leading-tight"
                style={{ left: x(at) - column / 2, width: column, top: y(entry.stream) - 24 }}
              >
                <Link
                  to={historyPaths.order(order, entry.number)}
                  title={`${entry.words}, ${exactTime(entry.occurredAt)}`}
                  className={`block rounded-control focus-visible:outline-offset-0 ${isFuture(at) ? "text-ink-subtle" : ""}`}
                >
                  <span className="bg-page/70 tabular-nums">{formatCount(entry.number)}</span>
                  <span className="mt-4 block truncate px-0.5">
                    <span className="bg-page/70">{shortName(entry)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
