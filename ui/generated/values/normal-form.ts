/** Copied by `npm run codegen` from domain/values/. */

/**
 * Combining marks after the thirtieth in a row. No language writes so many, and normalization takes
 * quadratic time in them (UAX 15, stream-safe text format).
 */
const furtherMarks = /(\p{M}{30})\p{M}+/gu;

/** Longer texts belong to no field, and stay as they are: a letter may expand to eighteen. */
const maxLength = 20_000;

/** A Unicode form of a text, in linear time. Drops the marks beyond thirty of a letter. */
export const normalForm = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string => {
  if (text.length > maxLength) return text;
  // oxlint-disable-next-line no-restricted-properties -- The long sequences are gone.
  return text.replace(furtherMarks, "$1").normalize(form);
};
