import type { ProductValues, RowVariantInput } from "../../../../generated/operations.ts";
import type { Column } from "../list/csv.ts";

/** A problem of a row: in a column, or in the row as a whole. */
export interface RowProblem {
  column: string | null;
  message: string;
  /** The row, if the item has several. */
  line?: number;
}

/** One value that an import would change, as displayed; may be empty. */
export interface RowChange {
  column: Column;
  from: string;
  to: string;
}

/** A row as it is in the file. */
export interface FileLine {
  /** Row number in a spreadsheet; the column names are in row 1. */
  line: number;
  /** By column name. */
  cells: Record<string, string>;
}

/** A variant's row compared with the shop. */
export interface ImportVariant {
  line: number;
  /** Its option values, for example "Moss, Large". */
  title: string;
  isNew: boolean;
  /** The changes; for a new variant, all its values. */
  changes: RowChange[];
  /** What to send. */
  input: RowVariantInput;
}

/** One item of a file compared with the shop: one row, or a row for each variant. */
export interface ImportRow {
  /** React key. */
  id: string;
  /** The first row of the item; identifies the item in its import. */
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
  fileRows: readonly FileLine[];
  /** Names of the options; empty for an item without. */
  options: readonly string[];
  /** All variants in the file. */
  variants: readonly ImportVariant[];
}

export type Outcome = ImportRow["outcome"];

/** True if an import must send the variant. */
export const isVariantChange = ({ isNew, changes }: ImportVariant): boolean =>
  isNew || changes.length > 0;

/** A problem in one line, with its row and column. */
export function problemText({ line, column, message }: RowProblem): string {
  const place = [line === undefined ? "" : `row ${line}`, column ?? ""].filter(Boolean).join(", ");
  return place === "" ? message : `${place}: ${message}`;
}

/** Number of items per outcome. */
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
  | { rows: ImportRow[] }
  | { problem: string }
  | { columns: FileColumnSample[] };
