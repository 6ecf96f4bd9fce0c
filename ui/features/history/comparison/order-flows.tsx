import { useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { PillRow } from "../../../components/pill-row.tsx";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { layOutFlows, type FlowEnd } from "./flow-layout.ts";
import { stageOf, type Comparison, type Flow, type Stage } from "./stage.ts";

const width = 1000;
const forms = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

/**
 * Order flows: each thread leads from an order's stage at A to its stage at B. Also available as a
 * table.
 */
export function OrderFlows({ comparison }: { comparison: Comparison }) {
  const [form, setForm] = useState<"chart" | "table">("chart");
  const { flows } = comparison;
  return (
    <section aria-labelledby="flows" className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="flows" className="heading text-subtitle">
          Board
        </h2>
        {flows && flows.length > 0 && (
          <PillRow
            label="Form"
            choices={forms}
            value={form}
            onChange={setForm}
            className="ml-auto"
          />
        )}
      </div>
      {!flows ? (
        <StageTable comparison={comparison} />
      ) : flows.length === 0 ? (
        <p className="mt-2 text-fine text-ink-muted">
          No order was in progress at A, and none changed between A and B.
        </p>
      ) : form === "chart" ? (
        <Threads flows={flows} />
      ) : (
        <FlowTable flows={flows} />
      )}
    </section>
  );
}

function Threads({ flows }: { flows: readonly Flow[] }) {
  const { left, right, bundles, height, each } = layOutFlows(flows);
  const words = flows
    .map(
      ({ from, to, orders }) =>
        `${formatCount(orders)} from ${stageOf(from).label} to ${stageOf(to).label}`,
    )
    .join(", ");
  return (
    <>
      <p className="mt-1 text-fine text-ink-muted">
        {each === 1 ? "Each thread is one order" : `Each thread is ${formatCount(each)} orders`}:
        its status at A and at B.
      </p>
      <div className="mt-3 grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)_minmax(6.5rem,auto)] gap-2">
        <Ends ends={left} height={height} />
        <svg
          role="img"
          aria-label={`Orders: ${words}.`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="w-full"
          style={{ height }}
        >
          {bundles.map(({ from, to, threads }) => (
            <path
              key={`${String(from)} ${String(to)}`}
              d={threads
                .map(
                  ([y1, y2]) =>
                    `M0 ${y1}C${width * 0.43} ${y1} ${width * 0.57} ${y2} ${width} ${y2}`,
                )
                .join("")}
              fill="none"
              vectorEffect="non-scaling-stroke"
              stroke={`var(--${stageOf(to).colour})`}
              strokeWidth="1.75"
              {...((to === "REFUSED" || to === "CANCELLED" || to === "RETURNED") && {
                strokeDasharray: "5 4",
              })}
            />
          ))}
        </svg>
        <Ends ends={right} height={height} side="right" />
      </div>
    </>
  );
}

function Ends({
  ends,
  height,
  side = "left",
}: {
  ends: readonly FlowEnd[];
  height: number;
  side?: "left" | "right";
}) {
  return (
    <ul className="relative text-fine" style={{ height }}>
      {ends.map(({ stage, orders, top, height: high }) => (
        <li
          key={String(stage)}
          style={{ top, height: high }}
          className={classNames(
            "absolute flex w-full items-center gap-1.5 leading-tight",
            side === "left" && "flex-row-reverse text-right",
          )}
        >
          <b>{formatCount(orders)}</b>
          <Named stage={stage} />
        </li>
      ))}
    </ul>
  );
}

function Named({ stage }: { stage: Stage }) {
  const { label, step } = stageOf(stage);
  return (
    <span className="inline-flex items-center gap-1.5">
      {step && <StatusGlyph step={step} size={14} />}
      {label}
    </span>
  );
}

const cell = "py-2 pr-3 align-top";

function FlowTable({ flows }: { flows: readonly Flow[] }) {
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-left text-fine">
        <caption className="sr-only">Orders by status at A and at B</caption>
        <thead className="text-ink-muted">
          <tr>
            <th className={cell}>At A</th>
            <th className={cell}>At B</th>
            <th className={classNames(cell, "text-right")}>Orders</th>
            <th className="py-2 text-right">Worth</th>
          </tr>
        </thead>
        <tbody>
          {flows.map(({ from, to, orders, worth }) => (
            <tr key={`${String(from)} ${String(to)}`} className="border-t border-line">
              <th scope="row" className={classNames(cell, "font-normal")}>
                <Named stage={from} />
              </th>
              <td className={cell}>
                <Named stage={to} />
              </td>
              <td className={classNames(cell, "text-right")}>{formatCount(orders)}</td>
              <td className="py-2 text-right whitespace-nowrap">{formatMoneyShort(worth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Orders per stage, used if too many orders moved to draw each. */
function StageTable({ comparison: { a, b } }: { comparison: Comparison }) {
  return (
    <table className="mt-3 w-full text-left text-fine">
      <thead className="text-ink-muted">
        <tr>
          <th className={cell}>Status</th>
          <th className={classNames(cell, "text-right")}>At A</th>
          <th className="py-2 text-right">At B</th>
        </tr>
      </thead>
      <tbody>
        {a.stages.map(({ stage, orders }, index) => (
          <tr key={stage} className="border-t border-line">
            <th scope="row" className={classNames(cell, "font-normal")}>
              <Named stage={stage} />
            </th>
            <td className={classNames(cell, "text-right")}>{formatCount(orders)}</td>
            <td className="py-2 text-right">{formatCount(b.stages[index]?.orders ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
