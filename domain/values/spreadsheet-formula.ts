import { normalForm } from "./normal-form.ts";

/** Begins like a formula for a spreadsheet, after any number of apostrophes. */
export const formulaStart = /^['\u2018\u2019]*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Spreadsheets and phones replace the straight apostrophe of a guard with a curly one. */
const guard = /^['\u2018\u2019]/;

/** A list's dash or a signed amount, followed by a word. */
const signedWords = /^[+-](?:\s+|\s*\d[\d.,]*(?:\s*%)?\s+)\p{L}{2,}(?![\p{L}\d$(|])/u;

/** A function call, a cell of another sheet, or a command of another program. */
const calls = /[\p{L}\d]\(|!\$?[a-z]{1,3}\$?\d|\|/iu;

/** Whether a text begins with a sign but is prose: "- teak" in a list, "-20% stool". */
const isSignedProse = (text: string): boolean => {
  const plain = normalForm(text, "NFKC").trim();
  return signedWords.test(plain) && !calls.test(plain);
};

/** Whether a spreadsheet would read a text as a formula. */
export const isFormula = (text: string): boolean =>
  formulaStart.test(text) && !guard.test(text) && !isSignedProse(text);

/**
 * The text of a cell whose formula was guarded by a leading apostrophe. A text that already began
 * with apostrophes was guarded by one more, so exactly one is removed.
 */
export const withoutGuard = (cell: string): string =>
  guard.test(cell) && formulaStart.test(cell) ? cell.slice(1) : cell;
