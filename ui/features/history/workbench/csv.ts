import { csvFile, type Cell } from "../../../components/csv.ts";
import type { Report, ReportTable } from "./cells.ts";

/** Figures are numbers, so that negative ones are not taken for formulas. */
const cellOf = (text: string | null, unit: string): Cell =>
  text === null || unit === "TEXT" || Number.isNaN(Number(text)) ? text : Number(text);

const rowsOf = ({ title, columns, rows }: ReportTable): readonly (readonly Cell[])[] => [
  [title],
  columns.map((column) => column.title),
  ...rows.map(({ cells }) => columns.map(({ unit }, index) => cellOf(cells[index] ?? null, unit))),
  [],
];

/** All tables of a report as CSV, one below the other. */
export function csvOf({
  title,
  number,
  from,
  to,
  province,
  category,
  byProduct,
  tables,
}: Report): string {
  const rows = byProduct ? "by product" : null;
  const narrowed = [province, category, rows].filter((each) => each !== null);
  const head = [title, `from ${from} to ${to}`, `up to event ${number}`, ...narrowed];
  return csvFile([head, [], ...tables.flatMap(rowsOf)]);
}

/** File name of a report. */
export const fileOf = ({ name, number }: Report): string =>
  `shop-${name.toLowerCase().replaceAll("_", "-")}-${number}.csv`;
