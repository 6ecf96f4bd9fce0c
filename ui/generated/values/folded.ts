/** Copied by `npm run codegen` from domain/values/. */

import { normalForm } from "./normal-form.ts";

/** Combining marks of Latin letters, apostrophes, and joiners that do not separate words. */
const passedOver = /[\u0300-\u036f'\u2019\u200c\u200d]/g;

/** Latin letters that Unicode does not decompose. */
const plain: Readonly<Record<string, string>> = {
  ...{ æ: "ae", œ: "oe", ø: "o", ß: "ss", đ: "d", ð: "d", ł: "l", ħ: "h" },
};

/**
 * The form in which searches compare a text: lower case, one Unicode form, without accents and
 * joiners.
 */
export const foldedText = (text: string): string =>
  normalForm(text.toLowerCase(), "NFKD")
    .replace(passedOver, "")
    .replace(/[æœøßđðłħ]/g, (letter) => plain[letter] ?? letter);
