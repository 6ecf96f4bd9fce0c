import { csvCell, csvFile, saveCsv } from "../../../../components/csv.ts";
import { problemColumn } from "./file-form.ts";
import type { ImportRow } from "./rows.ts";

/** A row that came to nothing, and why. */
export interface RefusedRow {
  row: ImportRow;
  problem: string;
}

/**
 * Rows as they stood in their file, with what is wrong with each; once mended the file can be read
 * as it is.
 */
export function csvOfRefused(refused: readonly RefusedRow[]): string {
  const columns = Object.keys(refused[0]?.row.cells ?? {}).filter((name) => name !== problemColumn);
  const lines = refused.map(({ row, problem }) =>
    [...columns.map((column) => row.cells[column] ?? ""), problem]
      .map((cell) => csvCell(cell, true))
      .join(","),
  );
  return csvFile([[...columns, problemColumn].join(","), ...lines, ""]);
}

/** Rows that cannot be done, or that the shop did not do: `refusals` has why, by their lines. */
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

/** Saves rows that came to nothing as a file. */
export function saveRefused(refused: readonly RefusedRow[]): void {
  saveCsv("nivasa-items-refused.csv", csvOfRefused(refused));
}
