import type { ProductValues } from "../../../../generated/operations.ts";
import type { Column } from "../list/csv.ts";

/** A problem of a row: in a column, or in the row as a whole. */
export interface RowProblem {
  column: string | null;
  message: string;
}

/** One value that an import would change, as displayed; may be empty. */
export interface RowChange {
  column: Column;
  from: string;
  to: string;
}

/** One row of a file compared with the shop. */
export interface ImportRow {
  /** React key. */
  id: string;
  /** Row number in a spreadsheet; the column names are in row 1. */
  line: number;
  name: string;
  outcome: "new" | "changed" | "unchanged" | "refused";
  /** Null for a new product. */
  productId: string | null;
  /** The changes; for a new product, all its values. */
  changes: RowChange[];
  problems: RowProblem[];
  /** What is not imported. */
  notes: readonly string[];
  /** The values to send, and those they were based on. */
  values: ProductValues;
  seen: ProductValues | null;
  /** The row's cells, by column name. */
  cells: Record<string, string>;
}

export type Outcome = ImportRow["outcome"];

/** Number of rows per outcome. */
export type OutcomeCounts = Record<Outcome | "all", number>;

export function countOutcomes(outcomes: readonly Outcome[]): OutcomeCounts {
  const counts = { all: outcomes.length, new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}

/** A column of a file, with a sample text. */
export interface FileColumnSample {
  name: string;
  sample: string;
}

/** The rows of a file, why it cannot be read, or the columns that need a mapping. */
export type ReadFile =
  { rows: ImportRow[] } | { problem: string } | { columns: FileColumnSample[] };
