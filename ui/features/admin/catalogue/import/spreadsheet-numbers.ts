/** A currency before or after an amount, as spreadsheets format rupees. */
const currency = /^(?:rs\.?|lkr|රු\.?|ரூ\.?)\s*/iu;
const ending = /\s*(?:\/[=-]|lkr)$/iu;

/** A plain number, with or without an exponent. */
const plain = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;
/** Thousands separated by commas or spaces, decimals by a point. */
const pointed = /^-?\d{1,3}(?:([,\s'’])\d{2,3}(?:\1\d{2,3})*(?<=\d{3}))?(?:\.(\d+))?$/u;
/** Thousands separated by points, decimals by a comma. */
const comma = /^-?\d{1,3}(?:([.\s'’])\d{3}(?:\1\d{3})*)?,(\d+)$/u;

/**
 * Parses a number in spreadsheet formats; null if invalid. "1,500" is 1500 or 1.5, depending on the
 * country, so it is accepted only with a currency.
 */
export function parseNumber(cell: string): number | null {
  const { amount, hasCurrency } = amountIn(cell);
  if (/^-?\d{1,3},\d{3}$/.test(amount)) {
    return hasCurrency ? Number(amount.replace(",", "")) : null;
  }
  if (plain.test(amount)) return exactly(amount);
  if (pointed.test(amount)) return exactly(amount.replaceAll(/[,\s'’]/gu, ""));
  if (comma.test(amount) || /^-?\d+,\d{1,2}$/.test(amount)) {
    return exactly(amount.replaceAll(/[.\s'’]/gu, "").replace(",", "."));
  }
  return null;
}

/** Like `parseNumber`, for amounts and counts: rejects "1.500" as well, which may mean 1500. */
export const parseAmount = (cell: string): number | null =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(amountIn(cell).amount) ? null : parseNumber(cell);

function amountIn(cell: string): { amount: string; hasCurrency: boolean } {
  const text = cell.normalize("NFKC").trim();
  const amount = text.replace(currency, "").replace(ending, "");
  return { amount, hasCurrency: amount !== text };
}

/** Null if the number is too large to be exact. */
function exactly(digits: string): number | null {
  const number = Number(digits);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}
