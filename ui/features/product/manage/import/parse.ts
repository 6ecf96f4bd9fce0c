import Papa from "papaparse";
import { isFormula, textOfCell } from "../../../../components/csv.ts";
import { columns } from "../list/csv.ts";
import { mostBytes, problemColumn } from "./file-form.ts";

/** Rows of the longest file that is read. */
const mostRows = 20_000;

/** A row as it stands in the file. */
export interface ParsedRow {
  line: number;
  /** By the names of the columns. */
  cells: Record<string, string>;
  /** Columns in which a formula stands. */
  formulas: string[];
  /** How many cells it has, where those are more or fewer than there are columns. */
  otherLength: number | null;
}

/** The rows of a file, or why it cannot be read. */
export type Parsed = { columns: string[]; rows: ParsedRow[] } | { problem: string };

/** A file as text. Only UTF-8 is read, with or without a byte order mark; what is something else says how to save it. */
export function textOf(bytes: Uint8Array): { text: string } | { problem: string } {
  if (bytes.length > mostBytes)
    return { problem: "The file is larger than 20 MB. Please split it." };
  const [first, second] = bytes;
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (wide || bytes.subarray(0, 4096).includes(0)) {
    return { problem: `The file is UTF-16 or no text. ${saveAgain}` };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: `The file is in another encoding than UTF-8, perhaps Latin-1. ${saveAgain}` };
  }
}

const saveAgain = "Please save it as CSV UTF-8.";

/** The rows of a CSV file that has the columns of the list's export, in any order; all but the id may be missing. */
export function parse(text: string): Parsed {
  // The names of the columns hold none of these themselves, so that the first is what parts them; elsewhere one would be guessing.
  const [delimiter = ","] = /[,;\t]/.exec(text.split(/[\r\n]/, 1)[0] ?? "") ?? [];
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const [head, ...body] = data;
  if (!head || head.every((cell) => cell.trim() === "")) return { problem: "The file is empty." };
  const unclosed = errors.find(({ type }) => type === "Quotes");
  if (unclosed) {
    return { problem: `A quotation mark in row ${(unclosed.row ?? 0) + 1} is not closed.` };
  }
  const names = head.map((name) => name.trim());
  const problem = problemOfColumns(names);
  if (problem) return { problem };
  const rows = body.flatMap((row, index) =>
    row.every((cell) => cell.trim() === "") ? [] : [parsedRow(names, row, index + 2)],
  );
  if (rows.length > mostRows) {
    return { problem: "The file has more than 20,000 rows. Please split it." };
  }
  if (rows.length === 0) return { problem: "The file has no row below the names of the columns." };
  return { columns: names, rows };
}

function parsedRow(names: readonly string[], row: readonly string[], line: number): ParsedRow {
  return {
    line,
    cells: Object.fromEntries(names.map((name, place) => [name, textOfCell(row[place] ?? "")])),
    formulas: names.filter((_, place) => isFormula(row[place] ?? "")),
    otherLength: row.length === names.length ? null : row.length,
  };
}

const sides = ["widthCm", "depthCm", "heightCm"];

/** Columns that tell of a product and cannot be set. */
const told = new Set(["rating", "numReviews", problemColumn]);

function problemOfColumns(names: readonly string[]): string | null {
  const known: readonly string[] = [...columns, problemColumn];
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined)
    return `The column ${twice || "without a name"} stands in the file twice.`;
  if (!names.includes("_id")) {
    return `Row 1 has no column _id. It has to name the columns as the export does: ${columns.join(", ")}.`;
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return `The shop does not know the column ${unknown || "without a name"}. It knows ${columns.join(", ")}.`;
  }
  const given = sides.filter((side) => names.includes(side)).length;
  if (given > 0 && given < sides.length) {
    return "A size needs all three columns: widthCm, depthCm and heightCm.";
  }
  if (names.every((name) => name === "_id" || told.has(name))) {
    return "The file has no column that could change anything.";
  }
  return null;
}
