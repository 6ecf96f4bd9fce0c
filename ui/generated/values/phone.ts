/** Copied by `npm run codegen` from domain/values/. */

import { addressForms } from "../shop.ts";
import { withAsciiDigits } from "./digits.ts";

/** Characters that only group digits: spaces, dashes, dots, slashes and brackets. */
const grouping = /[\s\p{Pd}.·/()[\]\p{Cf}]/gu;

const form = new RegExp(addressForms.phone);

/** Whether it is a number of Sri Lanka. Expects the form of `normalPhone`. */
export const isPhone = (phone: string): boolean => form.test(phone);

/**
 * The stored form of a phone number: digits, with an optional + in front. `0094`, `94` and `+94
 * (0)` become `+94`. Other texts stay as typed, so that the error refers to the input.
 */
export const normalPhone = (typed: string): string => {
  const bare = withAsciiDigits(typed).replace(grouping, "");
  const phone = bare.replace(/^(?:\+|00)?940?(?=[1-9][0-9]{8}$)/, "+94");
  return isPhone(phone) ? phone : typed.trim();
};

const signs = /^[0-9+]*$/;

/** Whether a number in the form of `normalPhone` contains only digits and +. */
export const hasPhoneSigns = (phone: string): boolean => signs.test(phone);

/**
 * A number of Sri Lanka for display, 077 123 4567. Spreadsheets do not parse it as a number or
 * formula.
 */
export const groupedPhone = (phone: string): string =>
  nationalPhone(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");

/** One form for all notations of a number: it begins with 0. */
export const nationalPhone = (typed: string): string => normalPhone(typed).replace(/^\+94/, "0");
