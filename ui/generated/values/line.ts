/** Copied by `npm run codegen` from domain/values/. */

import { visibleText } from "./visible-text.ts";

/** Control characters, and the separators of lines that Unicode has besides. */
const control = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text holds a line break or another control character: it could end up in the head of a mail. */
export const hasControls = (text: string): boolean => control.test(text);

/** Control characters but tabs and line breaks, which no text of several lines needs. */
const noText = /(?![\t\n\r])\p{Cc}/gu;

/** A text of one line as people see it, in one Unicode form. Controls stay: `hasControls` finds them. */
export const normalLine = (text: string): string => visibleText(text).normalize("NFC");

/** A text of several lines as people see it: without signs that nobody sees or types. */
export const normalParagraphs = (text: string): string =>
  visibleText(text.replace(/\r\n?/g, "\n").replace(noText, "")).normalize("NFC");
