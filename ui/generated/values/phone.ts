/** Copied by `npm run codegen` from domain/values/. */

import { addressForms } from "../shop.ts";
import { withAsciiDigits } from "./digits.ts";

/** Blanks, dashes, dots, slashes and brackets, which only group the digits. */
const grouping = /[\s\p{Pd}.·/()[\]\p{Cf}]/gu;

const form = new RegExp(addressForms.phone);

/** Whether it is a number of Sri Lanka; expects what `normalPhone` gives. */
export const isPhone = (phone: string): boolean => form.test(phone);

/**
 * A phone number as the shop keeps it: digits, perhaps with + before them. `0094`, `94` and `+94 (0)` become `+94`.
 * What is no number of Sri Lanka stays as it was typed, so that an error speaks of that.
 */
export const normalPhone = (typed: string): string => {
  const bare = withAsciiDigits(typed).replace(grouping, "");
  const phone = bare.replace(/^(?:\+|00)?940?(?=[1-9][0-9]{8}$)/, "+94");
  return isPhone(phone) ? phone : typed.trim();
};

const signs = /^[0-9+]*$/;

/** Whether a number, as `normalPhone` gives it, has no other signs than digits and +. */
export const hasPhoneSigns = (phone: string): boolean => signs.test(phone);

/** A number of Sri Lanka as people read it, 077 123 4567, which no spreadsheet takes for a figure or a formula. */
export const groupedPhone = (phone: string): string =>
  nationalPhone(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");

/** The same for every way to write one number: the form that begins with 0. */
export const nationalPhone = (typed: string): string => normalPhone(typed).replace(/^\+94/, "0");
