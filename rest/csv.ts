/** One cell. What a spreadsheet would take for a formula is written as text. */
const cellOf = (value: string | number): string => {
  const text = String(value);
  const harmless =
    typeof value === "string" && /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text)
      ? `'${text}`
      : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A line of CSV (RFC 4180), its end included. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(",")}\r\n`;

/** By it spreadsheets know the encoding. */
export const byteOrderMark = "\ufeff";
