import { csvFile, saveCsv } from "../../../../components/csv.ts";
import { problemColumn } from "./file-form.ts";
import type { ImportRow } from "./rows.ts";

/** A rejected row, and why. */
export interface RefusedRow {
  row: ImportRow;
  problem: string;
}

/**
 * Rejected rows as in their file, with a column for the problem. The corrected file can be imported
 * directly.
 */
export function csvOfRefused(refused: readonly RefusedRow[]): string {
  const columns = Object.keys(refused[0]?.row.cells ?? {}).filter((name) => name !== problemColumn);
  const lines = refused.map(({ row, problem }) => [
    ...columns.map((column) => row.cells[column] ?? ""),
    problem,
  ]);
  return csvFile([[...columns, problemColumn], ...lines, []]);
}

/** Rows rejected by the preview or by the server; `refusals` has the server's reasons by line. */
export function refusedOf(
  rows: readonly ImportRow[],
  refusals: ReadonlyMap<number, string>,
): readonly RefusedRow[] {
  return rows
    .filter(({ outcome, line }) => outcome === "refused" || refusals.has(line))
    .map((row) => ({ row, problem: refusals.get(row.line) ?? problemOf(row) }));
}

function problemOf({ problems }: ImportRow): string {
  return problems
    .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
    .join("; ");
}

/** Downloads rejected rows as a file. */
export function saveRefused(refused: readonly RefusedRow[]): void {
  saveCsv("nivasa-items-refused.csv", csvOfRefused(refused));
}
