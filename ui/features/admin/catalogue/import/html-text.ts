import { decodeHTML } from "entities/decode";

/** Elements that start a new line. */
const block =
  /<\/?(?:p|div|h[1-6]|ul|ol|table|tr|section|article|blockquote|dl|dt|dd|header|footer)\b[^>]*>/gi;

/** Converts an HTML description of another shop to text, line by line. */
export function textOfHtml(html: string): string {
  if (!/<[a-z!/]|&[a-z#]/i.test(html)) return html.trim();
  const marked = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replaceAll(/<br\b[^>]*>/gi, "\n")
    .replaceAll(/<li\b[^>]*>/gi, "\n- ")
    .replaceAll(/<\/(?:td|th)\s*>/gi, " ")
    .replaceAll(block, "\n")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "");
  return decodeHTML(marked)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/(^|\n)-\n+/g, "$1- ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
