/** Stock levels: none, low, or enough. They sort by urgency. */
export const stockLevels = { out: 0, low: 1, enough: 2 } as const;
export type StockLevel = (typeof stockLevels)[keyof typeof stockLevels];

/** The effective limit of low stock: the product's own, or the shop's. */
export const lowFromOf = (ownLimit: number | null, shopLimit: number): number =>
  ownLimit ?? shopLimit;

/**
 * The only definition of low and out of stock, by available items, the product's limit and the
 * shop's limit.
 */
export const stockLevelOf = (
  available: number,
  ownLimit: number | null,
  shopLimit: number,
): StockLevel => {
  if (available <= 0) return stockLevels.out;
  return available <= lowFromOf(ownLimit, shopLimit) ? stockLevels.low : stockLevels.enough;
};
