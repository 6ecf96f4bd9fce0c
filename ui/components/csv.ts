/** One cell. A text that a spreadsheet would take for a formula is written so that it is none; figures are as they are. */
export function csvCell(cell: string | null, isText: boolean): string {
  const text = cell ?? "";
  const harmless = isText && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A file of CSV (RFC 4180), with a byte order mark, by which spreadsheets know the encoding. */
export const csvFile = (lines: readonly string[]): string => `\ufeff${lines.join("\r\n")}`;

/** Saves CSV under a name, where the browser keeps what it downloads. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
