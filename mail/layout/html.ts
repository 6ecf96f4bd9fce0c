import { escapeUTF8 as escapeHtml } from "entities";
import type { Content, Paragraph } from "./content.ts";

// Email clients support neither external style sheets nor variables, so the design's colours are
// repeated here as values.
const ink = "#251e16";
const paper = "#f4f6f1";
const line = "#d6d9d2";

const paragraphHtml = (part: Paragraph, accent: string): string => {
  if ("code" in part) {
    return (
      `<p style="font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;margin:24px 0">` +
      `${escapeHtml(part.code)}</p>`
    );
  }
  if ("rows" in part) {
    const rows = part.rows.map(
      ([what, value]) =>
        `<tr><td style="padding:8px 0;border-bottom:1px solid ${line}">${escapeHtml(what)}</td>` +
        `<td style="padding:8px 0 8px 16px;border-bottom:1px solid ${line};text-align:right;white-space:nowrap">` +
        `${escapeHtml(value)}</td></tr>`,
    );
    return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join("")}</table>`;
  }
  const link = part.link
    ? `<br><a href="${escapeHtml(part.link.url)}" style="display:inline-block;margin-top:12px;padding:12px 20px;` +
      `border-radius:999px;background:${accent};color:#ffffff;text-decoration:none">${escapeHtml(part.link.label)}</a>`
    : "";
  return `<p style="margin:16px 0">${escapeHtml(part.text)}${link}</p>`;
};

/** The email as HTML. Names and all other user input are escaped. */
export const htmlOf = (content: Content): string =>
  `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8"><title>${escapeHtml(content.title)}</title></head>` +
  `<body style="margin:0;padding:24px;background:${paper};color:${ink};` +
  `font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">` +
  `<div style="max-width:520px;margin:0 auto">` +
  `<p style="font:600 20px/1.2 system-ui,sans-serif;margin:0 0 24px">${escapeHtml(content.shopName)}</p>` +
  `<h1 style="font:600 26px/1.25 system-ui,sans-serif;margin:0 0 16px">${escapeHtml(content.title)}</h1>` +
  `<p style="margin:16px 0">${escapeHtml(content.greeting)}</p>` +
  content.paragraphs.map((part) => paragraphHtml(part, content.accent)).join("") +
  `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:14px">` +
  `<a href="${escapeHtml(content.shop)}" style="color:${content.accent}">${escapeHtml(content.shopName)}</a>` +
  (content.unsubscribe
    ? ` · <a href="${escapeHtml(content.unsubscribe.url)}" style="color:${ink}">${escapeHtml(content.unsubscribe.label)}</a>`
    : "") +
  `</p></div></body></html>`;
