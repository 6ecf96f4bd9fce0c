/** A currency in front of or behind an amount, as spreadsheets show rupees. */
const currency = /^(?:rs\.?|lkr|රු\.?|ரூ\.?)\s*/iu;
const ending = /\s*(?:\/[=-]|lkr)$/iu;

/** A plain number, with or without a power of ten. */
const plain = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;
/** Commas or blanks between thousands, and a point before the decimals. */
const pointed = /^-?\d{1,3}(?:([,\s'’])\d{2,3}(?:\1\d{2,3})*(?<=\d{3}))?(?:\.(\d+))?$/u;
/** The same with points between thousands and a comma before the decimals. */
const comma = /^-?\d{1,3}(?:([.\s'’])\d{3}(?:\1\d{3})*)?,(\d+)$/u;

/**
 * The number in a cell, in the forms in which spreadsheets write it; null where it is no number.
 * "1,500" is 1500 in one country and 1.5 in the next, so that it counts only behind a currency.
 */
export function figureOf(cell: string): number | null {
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

/**
 * As `figureOf`, of amounts and counts: their "1.500" may mean 1500 too, and counts as no number.
 */
export const amountOf = (cell: string): number | null =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(amountIn(cell).amount) ? null : figureOf(cell);

function amountIn(cell: string): { amount: string; hasCurrency: boolean } {
  const text = cell.normalize("NFKC").trim();
  const amount = text.replace(currency, "").replace(ending, "");
  return { amount, hasCurrency: amount !== text };
}

/** Null where the number is too large to be kept to the last digit. */
function exactly(digits: string): number | null {
  const number = Number(digits);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}
