/** Money is counted in whole cents inside the shop, and shown as rupees with at most two decimals outside. */

/** Rupees as people write them, from cents. */
export const rupees = (cents: number): number => cents / 100;

/** Cents of an amount in rupees, or null where it is negative, not finite, or finer than a cent. */
export const cents = (amount: number): number | null => {
  const whole = Math.round(amount * 100);
  return Number.isSafeInteger(whole) && whole >= 0 && Math.abs(whole / 100 - amount) < 1e-9
    ? whole
    : null;
};

/** "Rs. 1,234.50" (docs/rules.md, "Constants"). */
export const formatRupees = (amountCents: number): string => {
  const [whole = "0", fraction = "00"] = (amountCents / 100).toFixed(2).split(".");
  return `Rs. ${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}.${fraction}`;
};
