import Papa from "papaparse";
import { columnOf } from "./column-names.ts";

/** Maximum number of rows. */
const maxRows = 20_000;

/** A file as a spreadsheet shows it: column names, and the non-empty rows below them. */
export interface Table {
  names: string[];
  rows: { line: number; cells: string[] }[];
}

const isBlank = (cell: string) => cell.trim() === "";

/** Excel writes the delimiter in a separate line and hides that line. */
const delimiterLine = /^\s*"?sep=([,;\t|])"?[^\S\t\r\n]*(?:\r\n?|\n)/i;

/** Parses a CSV file, or returns why it cannot. Omitted cells at the end of a row are empty. */
export function readTable(text: string): Table | { problem: string } {
  const [line = "", named] = delimiterLine.exec(text) ?? [];
  const body = text.slice(line.length);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: named ?? delimiterOf(body) });
  const unclosed = errors.find(({ type }) => type === "Quotes");
  const head = headIn(data);
  const names = (data[head] ?? []).map((name) => name.trim());
  if (names.every(isBlank)) return { problem: "The file is empty." };
  if (unclosed) {
    return { problem: `A quotation mark in row ${(unclosed.row ?? 0) + 1} is not closed.` };
  }
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: withoutBlankEnd(cells, names.length) }))
    .filter(({ line: at, cells }) => at > head + 1 && !cells.every(isBlank));
  if (rows.length > maxRows) {
    return { problem: "The file has more than 20,000 rows. Please split it." };
  }
  if (rows.length === 0) return { problem: "The file has no rows below the column names." };
  return withoutBlankColumns({ names, rows });
}

/** Detects the delimiter from the column names; quoted names may contain delimiters. */
function delimiterOf(text: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^"])*?(?=[\r\n]+[^\r\n]|$)/.exec(text.trimStart())?.[0] ?? "";
  const signs = head.replaceAll(/"(?:[^"]|"")*"/g, "").split(/[\r\n]/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: signs.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

/**
 * Index of the row with the column names: the first with text, or the one below a title that
 * Numbers writes above a table.
 */
function headIn(data: readonly string[][]): number {
  const first = data.findIndex((row) => !row.every(isBlank));
  const texts = (at: number) => (data[at] ?? []).filter((cell) => !isBlank(cell));
  const [title, ...others] = texts(first);
  const isTitle = title !== undefined && others.length === 0 && !columnOf(title);
  const next = data.findIndex((row, at) => at > first && !row.every(isBlank));
  return isTitle && texts(next).filter((cell) => columnOf(cell)).length > 1 ? next : first;
}

/** Removes blank cells after the last column. */
function withoutBlankEnd(cells: readonly string[], columns: number): string[] {
  const last = cells.findLastIndex((cell) => !isBlank(cell));
  return cells.slice(0, Math.max(last + 1, columns));
}

/** Removes columns without a name and texts. */
function withoutBlankColumns({ names, rows }: Table): Table {
  const kept = names.flatMap((name, at) =>
    isBlank(name) && rows.every(({ cells }) => isBlank(cells[at] ?? "")) ? [] : [at],
  );
  if (kept.length === names.length) return { names, rows };
  return {
    names: kept.map((at) => names[at] ?? ""),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: [...kept.map((at) => cells[at] ?? ""), ...cells.slice(names.length)],
    })),
  };
}
