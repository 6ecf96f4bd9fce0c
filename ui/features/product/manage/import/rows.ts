import type { ProductValues } from "../../../../generated/operations.ts";
import type { Column } from "../list/csv.ts";

/** What is wrong with a row: in a column of the file, or with the row as such. */
export interface RowProblem {
  column: string | null;
  message: string;
}

/** One value that an import would change, as people read it; empty for none. */
export interface RowChange {
  column: Column;
  from: string;
  to: string;
}

/** One row of a file beside what the shop has. */
export interface ImportRow {
  /** Its key in lists. */
  id: string;
  /** Where a spreadsheet shows it; the columns' names stand in row 1. */
  line: number;
  name: string;
  outcome: "new" | "changed" | "unchanged" | "refused";
  /** Null for a product that is new. */
  productId: string | null;
  /** What changes; of a new product all that it has. */
  changes: RowChange[];
  problems: RowProblem[];
  /** What of the file is not taken over. */
  notes: readonly string[];
  /** What is sent, and what it was decided on. */
  values: ProductValues;
  seen: ProductValues | null;
  /** What stands in the row, by the names of its columns. */
  cells: Record<string, string>;
}

export type Outcome = ImportRow["outcome"];

/** How many rows there are of each outcome. */
export type OutcomeCounts = Record<Outcome | "all", number>;

export function countOutcomes(outcomes: readonly Outcome[]): OutcomeCounts {
  const counts = { all: outcomes.length, new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}

/** A column of a file, and a text in it. */
export interface FileColumnSample {
  name: string;
  sample: string;
}

/**
 * The rows of a file, why it cannot be read at all, or the columns that have to be mapped first.
 */
export type ReadFile =
  { rows: ImportRow[] } | { problem: string } | { columns: FileColumnSample[] };
