/** A logarithmic price scale: equal distances are equal ratios. */
export interface PriceScale {
  /** Rupees. */
  lowest: number;
  /** Rupees. */
  highest: number;
}

/** Position of a price, from 0 to 1. */
export function placeOnScale({ lowest, highest }: PriceScale, rupees: number): number {
  const from = Math.log(Math.max(1, lowest));
  const way = Math.log(Math.max(1, highest)) - from;
  if (way <= 0) return 0;
  return Math.min(1, Math.max(0, (Math.log(Math.max(1, rupees)) - from) / way));
}

/** The round price at a position; null at the end that does not filter. */
export function priceAtPlace(
  { lowest, highest }: PriceScale,
  place: number,
  end: "lowest" | "highest",
): number | null {
  if (end === "lowest" ? place <= 0 : place >= 1) return null;
  const from = Math.log(Math.max(1, lowest));
  const exact = Math.exp(from + place * (Math.log(Math.max(1, highest)) - from));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  const round = Math.round(exact / step) * step;
  return Math.min(highest, Math.max(lowest, round));
}

/** Parses an amount, with or without commas; null if empty, undefined if invalid. */
export function typedRupees(text: string): number | null | undefined {
  const plain = text.replace(/^\s*Rs\.?/i, "").replace(/[\s,]/g, "");
  if (plain === "") return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
