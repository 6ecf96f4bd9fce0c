import type { OrderedQuantity } from "../../ordered-quantity.ts";
import type { OrderLine } from "../events.ts";
import type { ItemsReturn } from "../state.ts";

/** The claim of a return on the stock. */
export const returnClaim = (number: number): string => `return ${number}`;

/** The units of a variant that came back so far. */
export const returnedOf = (returns: readonly ItemsReturn[], productId: string): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** All units that came back so far, by variant. */
export const allReturned = (
  lines: readonly Pick<OrderLine, "productId">[],
  returns: readonly ItemsReturn[],
): readonly OrderedQuantity[] =>
  lines.map(({ productId }) => ({ productId, quantity: returnedOf(returns, productId) }));

/** The refunds of an order in cents. */
export const refundedOf = (returns: readonly ItemsReturn[]): number =>
  returns.reduce((sum, { refundCents }) => sum + refundCents, 0);

/** The lines of an order without the units that came back. */
export const linesLeft = (
  lines: readonly OrderLine[],
  returns: readonly ItemsReturn[],
): readonly OrderLine[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - returnedOf(returns, line.productId);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Why these units cannot come back; null if they can. */
export const returnProblem = (
  returned: readonly OrderedQuantity[],
  lines: readonly OrderLine[],
  returns: readonly ItemsReturn[],
): string | null => {
  if (returned.length === 0) return "Please choose an item that comes back";
  const ids = new Set(returned.map(({ productId }) => productId));
  if (ids.size < returned.length) return "Please name each item once";
  const left = linesLeft(lines, returns);
  for (const { productId, quantity } of returned) {
    const line = left.find((each) => each.productId === productId);
    const most = line?.quantity ?? 0;
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > most) {
      return line
        ? `At most ${most} of ${line.name} can come back`
        : "This order has no such item left to return";
    }
  }
  return null;
};
