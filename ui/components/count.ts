const wholeNumbers = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** 184,590 */
export function formatCount(count: number): string {
  return wholeNumbers.format(count);
}
