import Papa from "papaparse";
import { formulaStart } from "#domain/values/spreadsheet-formula.ts";

/**
 * Lines of CSV (RFC 4180), each with its line break. Texts that a spreadsheet would read as
 * formulas get a leading apostrophe; numbers are written as they are.
 */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  `${Papa.unparse(rows as (string | number)[][], { escapeFormulae: formulaStart })}\r\n`;

/** Spreadsheets detect UTF-8 by it. */
export const byteOrderMark = "\ufeff";
