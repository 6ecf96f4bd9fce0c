/** Units of a product or variant that a person orders. */
export interface OrderedQuantity {
  readonly productId: string;
  readonly quantity: number;
}

/**
 * Sums the lines of one product and sorts by product, so that all orders reserve in the same
 * sequence.
 */
export const summedLines = (items: readonly OrderedQuantity[]): readonly OrderedQuantity[] => {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
};
