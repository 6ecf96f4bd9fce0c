/** Copied by `npm run codegen` from domain/values/. */

import { normalForm } from "./normal-form.ts";
import { visibleText } from "./visible-text.ts";

/** Control characters, and Unicode's additional line separators. */
const control = /[\p{Cc}\u2028\u2029]/u;

/**
 * Whether a text contains a line break or another control character, which could end up in a mail
 * header.
 */
export const hasControls = (text: string): boolean => control.test(text);

/** Control characters except tabs and line breaks; a multi-line text needs none of them. */
const noText = /(?![\t\n\r])\p{Cc}/gu;

/**
 * The visible form of a single-line text, in one Unicode form. Control characters stay;
 * `hasControls` finds them.
 */
export const normalLine = (text: string): string => normalForm(visibleText(text), "NFC");

/** The visible form of a multi-line text, without invisible characters. */
export const normalParagraphs = (text: string): string =>
  normalForm(visibleText(text.replace(/\r\n?/g, "\n").replace(noText, "")), "NFC");
