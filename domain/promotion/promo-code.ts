import { withAsciiDigits } from "../values/digits.ts";
import { normalForm } from "../values/normal-form.ts";

/** Letters and digits of a code. */
const form = /^[A-Z0-9]{4,20}$/;

/** A code as it is stored: capital letters without spaces. Shoppers may type it in lower case. */
export const normalCode = (given: string): string =>
  withAsciiDigits(normalForm(given, "NFKC")).replace(/\s+/g, "").toUpperCase();

/** Whether a normalized code has 4 to 20 letters and digits. */
export const isCode = (code: string): boolean => form.test(code);
