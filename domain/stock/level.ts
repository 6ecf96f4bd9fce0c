/** How much there is of a product: nothing, few, or enough. They sort by how soon somebody has to act. */
export const stockLevels = { out: 0, low: 1, enough: 2 } as const;
export type StockLevel = (typeof stockLevels)[keyof typeof stockLevels];

/** So many pieces of a product or fewer are low: its own limit, or the shop's. */
export const lowFromOf = (ownLimit: number | null, shopLimit: number): number =>
  ownLimit ?? shopLimit;

/** The one rule of what is low and what is out: by what can be ordered now, the product's own limit, and the shop's. */
export const stockLevelOf = (
  available: number,
  ownLimit: number | null,
  shopLimit: number,
): StockLevel => {
  if (available <= 0) return stockLevels.out;
  return available <= lowFromOf(ownLimit, shopLimit) ? stockLevels.low : stockLevels.enough;
};
