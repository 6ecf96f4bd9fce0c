/** Copied by `npm run codegen` from domain/values/. */

import { normalLine } from "./line.ts";
import { normalForm } from "./normal-form.ts";

/**
 * The form in which names are compared: two names that look the same, or differ in case, spaces or
 * the form of their characters, are equal.
 */
export const comparedName = (name: string): string =>
  normalName(normalForm(name, "NFKC")).toLowerCase();

/** The stored form of a name: visible characters, one Unicode form, single spaces. */
export const normalName = (name: string): string => normalLine(name).replace(/ {2,}/g, " ");
