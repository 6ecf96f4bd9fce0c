/** The shop counts money in whole cents, and displays rupees with at most two decimals. */

/** Converts cents to rupees. */
export const rupees = (cents: number): number => cents / 100;

/**
 * Converts rupees to cents. Null for an amount that is negative, not finite, or finer than a cent.
 */
export const cents = (amount: number): number | null => {
  const whole = Math.round(amount * 100);
  return Number.isSafeInteger(whole) && whole >= 0 && Math.abs(whole / 100 - amount) < 1e-9
    ? whole
    : null;
};

/** Rupees in cents; NaN, which every rule refuses, where `cents` returns null. */
export const centsOrNaN = (amount: number): number => cents(amount) ?? Number.NaN;

/** "Rs. 1,234.50" (docs/rules.md, "Constants"). */
export const formatRupees = (amountCents: number): string => {
  const [whole = "0", fraction = "00"] = (amountCents / 100).toFixed(2).split(".");
  return `Rs. ${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}.${fraction}`;
};
