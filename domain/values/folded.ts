import { normalForm } from "./normal-form.ts";

/** Combining marks of Latin letters, apostrophes, and joiners that do not separate words. */
const passedOver = /[\u0300-\u036f'\u2019\u200c\u200d]/g;

/**
 * The form in which searches compare and lists sort a text: lower case, one Unicode form, without
 * accents and joiners.
 */
export const foldedText = (text: string): string =>
  normalForm(text.toLowerCase(), "NFKD").replace(passedOver, "");
