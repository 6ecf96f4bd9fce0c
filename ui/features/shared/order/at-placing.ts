/** A change of the items of an order; other events have no total before. */
interface Change {
  previousTotal: number | null;
  items: readonly { previousQuantity: number; quantity: number }[];
}

/** What an order held when it was placed: its units and total before all changes of its items. */
export function atPlacing(
  now: { units: number; total: number },
  happened: readonly Change[],
): { units: number; total: number } {
  const changes = happened.filter(({ previousTotal }) => previousTotal !== null);
  const more = changes
    .flatMap(({ items }) => items)
    .reduce((sum, { previousQuantity, quantity }) => sum + quantity - previousQuantity, 0);
  return { units: now.units - more, total: changes[0]?.previousTotal ?? now.total };
}
