import { csvFile, saveCsv } from "../../../../components/csv.ts";
import { problemColumn } from "./file-form.ts";
import { isVariantChange, problemText, type FileLine, type ImportRow } from "./rows.ts";

/** A rejected row, and why. */
export interface RefusedRow {
  row: FileLine;
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

/**
 * Rows rejected by the preview or by the server, with all rows of their items. `refusals` has the
 * server's reasons by line.
 */
export function refusedOf(
  rows: readonly ImportRow[],
  refusals: ReadonlyMap<number, string>,
): readonly RefusedRow[] {
  return rows
    .filter(({ outcome, line }) => outcome === "refused" || refusals.has(line))
    .flatMap(({ line, problems, fileRows }) => {
      const problem = refusals.get(line) ?? problems.map(problemText).join("; ");
      return fileRows.map((row) => ({ row, problem }));
    });
}

/** Downloads rejected rows as a file. */
export function saveRefused(refused: readonly RefusedRow[]): void {
  saveCsv("shop-items-refused.csv", csvOfRefused(refused));
}

/** The server's refusal of an item in words. A variant is named by its row. */
export function refusalText(
  { field, message }: { field?: string | null; message: string },
  row: ImportRow | undefined,
): string {
  const [, index, column] = /^variants\.(\d+)\.(.+)$/.exec(field ?? "") ?? [];
  const variant = row?.variants.filter(isVariantChange)[Number(index)];
  if (column !== undefined && variant) return problemText({ line: variant.line, column, message });
  return problemText({ column: field || null, message });
}
