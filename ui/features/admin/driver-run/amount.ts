/** The amount in a field; null if it is none. */
export function amountIn(text: string): number | null {
  const plain = text.replaceAll(/[,\s]/g, "");
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
