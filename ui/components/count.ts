const wholeNumbers = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Formats a count as 184,590. */
export function formatCount(count: number): string {
  return wholeNumbers.format(count);
}

/** A count with its noun: 1 item, 1,204 items. */
export function countText(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatCount(count)} ${noun}s`;
}
