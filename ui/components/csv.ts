/** Text that a spreadsheet would run as a formula, after any number of apostrophes. */
const runs = /^['\u2018\u2019]*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Spreadsheets and phones replace the straight apostrophe of `csvCell` with a curly one. */
const guard = /^['\u2018\u2019]/;

/** A list's dash or a signed amount, followed by a word. */
const signedWords = /^[+-](?:\s+|\s*\d[\d.,]*\s*%?\s+)\p{L}{2,}(?![\p{L}\d$(|])/u;

/** A function call, a cell of another sheet, or a command of another program. */
const calls = /[\p{L}\d]\(|!\$?[a-z]{1,3}\$?\d|\|/iu;

/** Whether a text begins with a sign but is prose: "- teak" in a list, "-20% stool". */
function isSignedProse(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  return signedWords.test(plain) && !calls.test(plain);
}

/** Whether a spreadsheet would read a text as a formula. */
export const isFormula = (text: string): boolean =>
  runs.test(text) && !guard.test(text) && !isSignedProse(text);

/** The text that `csvCell` wrote into a cell. */
export const textOfCell = (cell: string): string =>
  guard.test(cell) && runs.test(cell) ? cell.slice(1) : cell;

/**
 * Formats one cell. A text that a spreadsheet would read as a formula gets a leading apostrophe. So
 * does a text that already begins with apostrophes, because `textOfCell` removes exactly one.
 * Figures are not changed.
 */
export function csvCell(cell: string | null, isText: boolean): string {
  const text = cell ?? "";
  const harmless = isText && runs.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file (RFC 4180) with a byte order mark, by which spreadsheets recognize the encoding. */
export const csvFile = (lines: readonly string[]): string => `\ufeff${lines.join("\r\n")}`;

/** Downloads CSV as a file with the given name. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
