import { useShortList } from "../../../components/short-list.tsx";
import { BarList, type Bar } from "./bar-list.tsx";
import { shownCell, type Report, type ReportRow, type ReportTable } from "./cells.ts";
import { DayChart } from "./day-chart.tsx";
import { Figure } from "./figure.tsx";
import { LeadChart } from "./lead-chart.tsx";
import { PriceList } from "./price-list.tsx";
import { StockThreads } from "./stock-threads.tsx";
import type { Weave } from "./weaves.tsx";

/** Days at first are the newest ones. */
const barsAtFirst = 14;

/** A report as a chart; facts without a chart are in its tables. */
export function ReportChart({ report }: { report: Report }) {
  const [table, second] = report.tables;
  if (!table) return null;
  switch (report.name) {
    case "ORDERS":
      return <DayChart report={report} table={table} />;
    case "LEAD_TIMES":
      return <LeadChart report={report} />;
    case "STOCK_COVER":
      return <StockThreads report={report} />;
    case "PRICE_CHANGES":
      return <PriceList report={report} table={table} />;
    case "ABANDONED_CARTS":
      return (
        <>
          <Bars report={report} table={table} />
          {second && second.rows.length > 0 && (
            <p className="mt-3 text-fine text-ink-muted">
              Most often abandoned:{" "}
              {second.rows.slice(0, 3).map((row, index) => (
                <span key={row.events.productId}>
                  {index > 0 && ", "}
                  {row.cells[0]} <Figure cell={shownCell(report, second, row, 1)} />
                </span>
              ))}
            </p>
          )}
        </>
      );
    case "LATE_ORDERS":
      return (
        <div className="grid gap-x-10 gap-y-4 two-col:grid-cols-2">
          <Bars report={report} table={table} />
          {second && second.rows.length > 0 && <LateNow report={report} table={second} />}
        </div>
      );
    case "ORDER_TO_CASH":
      return <CashBars report={report} />;
    default:
      return <Bars report={report} table={table} />;
  }
}

/** All tables as bars: each shows its first figure and the second one. */
function CashBars({ report }: { report: Report }) {
  return (
    <div className="grid gap-x-10 gap-y-6 two-col:grid-cols-2">
      {report.tables.map((table) => (
        <div key={table.title} className="min-w-0">
          <h3 className="text-fine font-demi">{table.title}</h3>
          {table.finding && (
            <p className="mb-1 measure-60 text-fine text-ink-muted">{table.finding}</p>
          )}
          {table.rows.length > 0 && <Bars report={report} table={table} />}
        </div>
      ))}
    </div>
  );
}

interface TableProps {
  report: Report;
  table: ReportTable;
}

function LateNow({ report, table }: TableProps) {
  const { shown, showAll } = useShortList(table.rows, 6);
  return (
    <div className="text-fine">
      <h3 className="mb-1 font-demi">{table.title}</h3>
      <ul>
        {shown.map((row) => {
          const [order, place, minutes, province] = [0, 1, 2, 3].map((index) =>
            shownCell(report, table, row, index),
          );
          return (
            <li key={row.cells[0]} className="border-t border-line py-1 first:border-t-0">
              {order && <Figure cell={order} />} {place?.text}, for {minutes?.text}, to{" "}
              {province?.text}
            </li>
          );
        })}
      </ul>
      {showAll}
    </div>
  );
}

const funnelWeaves: readonly Weave[] = ["account", "cart", "order", "order", "product"];

/** The bar of a row, by report. The first figure is shown, and the second one if it exists. */
const barOf = (report: Report, table: ReportTable, row: ReportRow, at: number): Bar => {
  const cell = (index: number) => shownCell(report, table, row, index);
  const name = cell(0).text;
  switch (report.name) {
    case "FUNNEL":
      return {
        name,
        parts: [{ weave: funnelWeaves[at] ?? "order", value: cell(1).value }],
        figures: [cell(1)],
        words: row.cells[4] ?? null,
      };
    case "LOST_DEMAND":
      return {
        name,
        parts: [
          { weave: "stock", value: cell(4).value },
          { weave: "danger", value: cell(5).value },
        ],
        figures: [cell(1), cell(2)],
        words: `${cell(3).text} requested, ${cell(4).text} available, ${cell(5).text} missing`,
      };
    case "LATE_ORDERS":
      return {
        name,
        parts: [
          { weave: "order", value: cell(2).value - cell(1).value },
          { weave: "danger", value: cell(1).value },
        ],
        figures: [cell(1)],
        words: `of ${cell(2).text}: late after ${cell(5).text}, longest wait ${cell(4).text}`,
      };
    case "ABANDONED_CARTS":
      return {
        name,
        parts: [{ weave: "cart", value: cell(1).value }],
        figures: [cell(1), cell(2)],
      };
    default:
      return {
        name,
        parts: [{ weave: "order", value: cell(1).value }],
        figures: [cell(1), cell(2)],
      };
  }
};

/** The cash of the first row: collected, refunded and kept. Null for another table. */
const keptBars = (report: Report, table: ReportTable): readonly Bar[] | null => {
  const [row] = table.rows;
  if (!row || !table.columns.some(({ title }) => title === "Kept")) return null;
  const cell = (index: number) => shownCell(report, table, row, index);
  const bar = (name: string, weave: Weave, figures: Bar["figures"]): Bar => ({
    name,
    parts: [{ weave, value: Math.max(0, figures.at(-1)?.value ?? 0) }],
    figures,
  });
  return [
    bar("Collected", "order", [cell(1), cell(2)]),
    bar("Refunded", "danger", [cell(3), cell(4)]),
    bar("Kept", "order", [cell(5)]),
  ];
};

function Bars({ report, table }: TableProps) {
  const isByDay = table.columns[0]?.unit === "DAY";
  const { shown, showAll } = useShortList(table.rows, barsAtFirst, isByDay ? "last" : "first");
  const kept = keptBars(report, table);
  if (kept) return <BarList bars={kept} />;
  return (
    <>
      <BarList bars={shown.map((row, at) => barOf(report, table, row, at))} />
      {showAll}
    </>
  );
}
