import { classNames } from "../../../components/class-names.ts";
import { shownCell, type Report, type ReportTable as Table } from "./cells.ts";
import { Figure } from "./figure.tsx";

const cellStyle = "px-2.5 py-1.5 first:pl-0 align-baseline";

/** A table of a report; each figure links to its events. */
export function ReportTable({ report, table }: { report: Report; table: Table }) {
  const { title, columns, rows } = table;
  return (
    <div
      role="region"
      aria-label={`${title}, table`}
      // Keyboard scrolling, if the table is longer than its container.
      tabIndex={0}
      className="report-table relative max-h-96 overflow-auto"
    >
      <table className="w-full text-left text-fine">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-page text-ink-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={classNames(
                  cellStyle,
                  "border-b border-line-strong text-xs font-demi whitespace-nowrap",
                  column.unit !== "TEXT" && "text-right",
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`${at} ${row.cells[0] ?? ""}`}>
              {columns.map(({ title: name, unit }, index) => {
                const shown = <Figure cell={shownCell(report, table, row, index)} />;
                const look = classNames(
                  cellStyle,
                  "border-b border-line",
                  unit !== "TEXT" && "text-right whitespace-nowrap tabular-nums",
                );
                return index === 0 ? (
                  <th
                    key={name}
                    scope="row"
                    className={classNames(look, "min-w-24 font-normal wrap-anywhere")}
                  >
                    {shown}
                  </th>
                ) : (
                  <td key={name} className={look}>
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-2 text-fine text-ink-muted">Nothing to show.</p>}
    </div>
  );
}
