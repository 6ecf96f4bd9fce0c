import * as t from "#texts/cart.ts";

interface Line {
  quantity: number;
  product: { countInStock: number } | null;
}

/** Why a line cannot be ordered; null if it can. */
export function lineProblem({ quantity, product }: Line): string | null {
  if (!product) return t.noLongerSoldRemove;
  if (product.countInStock === 0) return t.outOfStockRemove;
  if (quantity > product.countInStock) return t.fewerLeft(product.countInStock, quantity);
  return null;
}

/** Whether everything in the cart can be ordered now. */
export function canBeOrdered(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every((line) => lineProblem(line) === null);
}
