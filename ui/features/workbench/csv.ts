import { csvCell, csvFile } from "../../components/csv.ts";
import type { Report, ReportTable } from "./cells.ts";

const wordsOf = (texts: readonly string[]): string =>
  texts.map((text) => csvCell(text, true)).join(",");

function linesOf({ title, columns, rows }: ReportTable): readonly string[] {
  return [
    wordsOf([title]),
    wordsOf(columns.map((column) => column.title)),
    ...rows.map(({ cells }) =>
      columns.map(({ unit }, index) => csvCell(cells[index] ?? null, unit === "TEXT")).join(","),
    ),
    "",
  ];
}

/** All tables of a report as CSV, one below the other. */
export function csvOf({ title, number, from, to, province, category, tables }: Report): string {
  const narrowed = [province, category].filter((each) => each !== null);
  const head = wordsOf([title, `from ${from} to ${to}`, `up to event ${number}`, ...narrowed]);
  return csvFile([head, "", ...tables.flatMap(linesOf)]);
}

/** File name of a report. */
export const fileOf = ({ name, number }: Report): string =>
  `nivasa-${name.toLowerCase().replaceAll("_", "-")}-${number}.csv`;
