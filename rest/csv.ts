import Papa from "papaparse";
import { formulaStart, guardInner } from "#domain/values/spreadsheet-formula.ts";

/**
 * Lines of CSV (RFC 4180), each with its line break. Texts that a spreadsheet would read as
 * formulas get a leading apostrophe; numbers are written as they are.
 */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string => {
  const guarded = rows.map((cells) =>
    cells.map((cell) => (typeof cell === "string" ? guardInner(cell) : cell)),
  );
  return `${Papa.unparse(guarded, { escapeFormulae: formulaStart })}\r\n`;
};

/** Spreadsheets detect UTF-8 by it. */
export const byteOrderMark = "\ufeff";
