/** What a spreadsheet would run, behind as many apostrophes as it may have already. */
const runs = /^['\u2018\u2019]*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Spreadsheets and phones turn the straight apostrophe of `csvCell` into a curly one. */
const guard = /^['\u2018\u2019]/;

/** A list's dash or an amount with a sign, and a word behind it. */
const signedWords = /^[+-](?:\s+|\s*\d[\d.,]*\s*%?\s+)\p{L}{2,}(?![\p{L}\d$(|])/u;

/** A call of a function, a cell of another sheet, or a command of another program. */
const calls = /[\p{L}\d]\(|!\$?[a-z]{1,3}\$?\d|\|/iu;

/** Whether a text begins with a sign and is prose: "- teak" in a list, "-20% stool". */
function isSignedProse(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  return signedWords.test(plain) && !calls.test(plain);
}

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean =>
  runs.test(text) && !guard.test(text) && !isSignedProse(text);

/** The text that `csvCell` wrote into a cell. */
export const textOfCell = (cell: string): string =>
  guard.test(cell) && runs.test(cell) ? cell.slice(1) : cell;

/**
 * One cell. A text that a spreadsheet would take for a formula is written behind an apostrophe, and
 * so is one that has apostrophes there itself: `textOfCell` takes exactly one away. Figures are as
 * they are.
 */
export function csvCell(cell: string | null, isText: boolean): string {
  const text = cell ?? "";
  const harmless = isText && runs.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A file of CSV (RFC 4180), with a byte order mark, by which spreadsheets know the encoding. */
export const csvFile = (lines: readonly string[]): string => `\ufeff${lines.join("\r\n")}`;

/** Saves CSV under a name, where the browser keeps what it downloads. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
