import Papa from "papaparse";
import { formulaStart, guardInner } from "../generated/values/spreadsheet-formula.ts";

/** One cell. Only texts are guarded against being read as formulas; null is an empty cell. */
export type Cell = string | number | null;

/** A CSV file (RFC 4180) with a byte order mark, by which spreadsheets recognize the encoding. */
export const csvFile = (rows: readonly (readonly Cell[])[]): string => {
  const guarded = rows.map((cells) =>
    cells.map((cell) => (typeof cell === "string" ? guardInner(cell) : cell)),
  );
  return `\ufeff${Papa.unparse(guarded, { escapeFormulae: formulaStart })}`;
};

/** Downloads CSV as a file with the given name. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
