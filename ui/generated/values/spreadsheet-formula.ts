/** Copied by `npm run codegen` from domain/values/. */

import { normalForm } from "./normal-form.ts";

/** Begins like a formula for a spreadsheet, after any number of apostrophes. */
export const formulaStart = /^['\u2018\u2019]*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A separator or line break in a text, with a formula after it. A spreadsheet that separates cells
 * by semicolons or tabs, as many do by their language, ignores quotes in the middle of a cell.
 */
const innerFormula =
  /(\r\n|[;\t\r\n])(?=['\u2018\u2019]*[^\S;\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** An inner formula with its guard. */
const guardedInner =
  /(\r\n|[;\t\r\n])['\u2018\u2019](?=['\u2018\u2019]*[^\S;\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** The text with an apostrophe before each formula after a separator or line break. */
export const guardInner = (text: string): string => text.replace(innerFormula, "$1'");

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
 * The text of a cell whose formulas were guarded by apostrophes. A text that already had
 * apostrophes there was guarded by one more, so exactly one is removed.
 */
export const withoutGuard = (cell: string): string =>
  (guard.test(cell) && formulaStart.test(cell) ? cell.slice(1) : cell).replace(guardedInner, "$1");
