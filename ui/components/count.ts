const wholeNumbers = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Formats a count as 184,590. */
export function formatCount(count: number): string {
  return wholeNumbers.format(count);
}
