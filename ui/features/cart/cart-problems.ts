interface Line {
  quantity: number;
  product: { countInStock: number } | null;
}

/** What keeps one line from being ordered; null where nothing does. */
export function lineProblem({ quantity, product }: Line): string | null {
  if (!product) return "The shop no longer sells this. Remove it to go on.";
  if (product.countInStock === 0) return "Out of stock. Remove it to go on.";
  if (quantity > product.countInStock)
    return `Only ${product.countInStock} left. You asked for ${quantity}.`;
  return null;
}

/** Whether everything in the cart can be ordered now. */
export function canBeOrdered(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every((line) => lineProblem(line) === null);
}
