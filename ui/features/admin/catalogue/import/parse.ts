import { isFormula, withoutGuard } from "../../../../generated/values/spreadsheet-formula.ts";
import { columns, type Column } from "../list/csv.ts";
import { columnOf } from "./column-names.ts";
import { maxBytes, problemColumn } from "./file-form.ts";
import type { RowProblem } from "./rows.ts";
import { readTable, type Table } from "./table.ts";

/** A row of the file. */
export interface ParsedRow {
  line: number;
  /** By column name. */
  cells: Record<string, string>;
  /** Columns that contain a formula. */
  formulas: string[];
  /** Number of cells, if there are more than columns. */
  otherLength: number | null;
  /** What is not imported. */
  notes?: readonly string[];
  /** Rows with the same text are one item. */
  group?: string;
  /** The picture and size of a variant's item; those of the first row if missing. */
  itemCells?: Record<string, string>;
  problems?: readonly RowProblem[];
}

/** The rows of a file in the shop's own columns. */
export interface ParsedFile {
  columns: string[];
  rows: ParsedRow[];
}

/** The rows of a file, or why it cannot be read; `table` is set if its columns need a mapping. */
export type Parsed = ParsedFile | { problem: string; table?: Table };

/** Decodes a file: UTF-8, with or without a byte order mark, or UTF-16 with one. */
export function textOf(bytes: Uint8Array): { text: string } | { problem: string } {
  if (bytes.length > maxBytes)
    return { problem: "The file is larger than 20 MB. Please split it." };
  const encoding = encodingOf(bytes);
  if (encoding === "utf-8" && bytes.subarray(0, 4096).includes(0)) {
    return { problem: `The file is UTF-16 without a byte order mark, or not text. ${saveAgain}` };
  }
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return {
      problem:
        encoding === "utf-8"
          ? `The file is not UTF-8; it may be Latin-1. ${saveAgain}`
          : `The file is damaged UTF-16. ${saveAgain}`,
    };
  }
}

const saveAgain = "Please save it as CSV UTF-8.";

/** Excel's "Unicode Text" is UTF-16; only its byte order mark identifies it. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/**
 * Parses a CSV file with the export's columns, in any order. Without `_id` all rows are new items.
 * A file with other columns is returned as a table.
 */
export function parse(text: string): Parsed {
  const table = readTable(text);
  if ("problem" in table) return table;
  const names = table.names.map((name) => columnOf(name) ?? name);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice === "") return { problem: "A column without a name appears twice in the file." };
  const unknown = names.find((name) => columnOf(name) === undefined);
  if (unknown === "") {
    return {
      problem: `Unknown column without a name. Known columns: ${columns.join(", ")}.`,
    };
  }
  if (unknown !== undefined) {
    const problem = `Unknown column ${unknown}. Known columns: ${columns.join(", ")}.`;
    return { problem, table };
  }
  if (twice !== undefined) return { problem: `The column ${twice} appears twice in the file.` };
  const problem = problemOfColumns(names);
  if (problem) return { problem };
  return { columns: names, rows: table.rows.map((row) => parsedRow(names, row)) };
}

function parsedRow(names: readonly string[], { line, cells }: Table["rows"][number]): ParsedRow {
  return {
    line,
    cells: Object.fromEntries(names.map((name, place) => [name, withoutGuard(cells[place] ?? "")])),
    formulas: names.filter((_, place) => isFormula(cells[place] ?? "")),
    otherLength: cells.length > names.length ? cells.length : null,
  };
}

const sides: readonly Column[] = ["widthCm", "depthCm", "heightCm"];

/** Columns that an import never changes. */
const readOnlyColumns = new Set<string>([
  "rating",
  "numReviews",
  "variantId",
  "variantOptions",
  "variantValues",
  problemColumn,
]);

function problemOfColumns(names: readonly string[]): string | null {
  const given = sides.filter((side) => names.includes(side)).length;
  if (given > 0 && given < sides.length) {
    return "A size needs all three columns: widthCm, depthCm and heightCm.";
  }
  if (names.every((name) => name === "_id" || readOnlyColumns.has(name))) {
    return "The file has no editable columns.";
  }
  return null;
}
